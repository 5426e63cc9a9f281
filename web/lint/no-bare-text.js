// Words that people see come from the locale files by their ids: none stand in the source.

const CODES = /\b[A-Z]\d+\b/g; // rules and cells have the same names in every language
const SHOWN = /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|label|placeholder|title)$/;
const SINKS = new Set(["alt", "ariaLabel", "innerHTML", "innerText", "placeholder", "textContent", "title"]);
const SPEAKERS = new Set(["alert", "confirm", "prompt", "Notification"]);

const speaks = (text) => /\p{L}/u.test(text.replaceAll(CODES, ""));

/** The words in what an expression can become; what goes into calls, such as ids, is no text. */
function* words(node) {
  switch (node?.type) {
    case "Literal":
      if (typeof node.value === "string" && speaks(node.value)) yield node;
      break;
    case "TemplateLiteral":
      for (const part of node.quasis) if (speaks(part.value.raw)) yield part;
      for (const part of node.expressions) yield* words(part);
      break;
    case "ConditionalExpression":
      yield* words(node.consequent);
      yield* words(node.alternate);
      break;
    case "LogicalExpression":
      if (node.operator !== "&&") yield* words(node.left);
      yield* words(node.right);
      break;
    case "BinaryExpression":
      if (node.operator !== "+") break;
      yield* words(node.left);
      yield* words(node.right);
      break;
    case "TSAsExpression":
    case "TSNonNullExpression":
      yield* words(node.expression);
      break;
  }
}

export default {
  meta: {
    type: "problem",
    schema: [],
    messages: { bare: "“{{text}}” is seen by people: give it an id in the locale files." },
  },
  create(context) {
    const report = (node, text) => context.report({ node, messageId: "bare", data: { text: text.trim() } });
    const look = (expression) => {
      for (const node of words(expression)) report(node, context.sourceCode.getText(node));
    };
    return {
      SvelteText(node) {
        const inStyle = node.parent.type === "SvelteStyleElement";
        if (!inStyle && speaks(node.value)) report(node, node.value);
      },
      SvelteMustacheTag(node) {
        if (node.parent.type !== "SvelteAttribute" || SHOWN.test(node.parent.key.name)) look(node.expression);
      },
      SvelteAttribute(node) {
        if (!SHOWN.test(node.key.name)) return;
        for (const part of node.value) {
          if (part.type === "SvelteLiteral" && speaks(part.value)) report(part, part.value);
        }
      },
      AssignmentExpression({ left, right }) {
        if (left.type === "MemberExpression" && SINKS.has(left.property.name)) look(right);
      },
      "CallExpression, NewExpression"({ callee, arguments: given }) {
        if (SPEAKERS.has(callee.property?.name ?? callee.name)) look(given[0]);
      },
    };
  },
};
