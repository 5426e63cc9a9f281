"""The pages that stand by themselves, and what is there once they are."""

PAGES = {
    "": "[data-testid=play-ice]",
    "new/dinosaurs": "[data-testid=open-table]",
    "new/ice": "[data-testid=open-table]",
    "help/dinosaurs": "#D45",
    "help/ice": "#J29",
    "companion/dinosaurs": "[data-testid=keeper-start]",
    "companion/ice": "[data-testid=pick-0-mother]",
    "records": "[data-testid=record-file]",
    "credits": "main h1",
    "nowhere": "main h1",
    "table/ABCDEF": "[data-testid=refused]",
    "local/ABCDEF": "main h1",
    "replay/ABCDEF": "main [data-code]",
}
