// How near a dinosaur is to extinction (D15 to D17).

import { DISASTER_TYPES, type Disaster, type DisasterType } from "../../generated/dinosaurs";
import { typeOf } from "./facts";

type Counts = Record<DisasterType, number>;

function count(types: readonly DisasterType[]): Counts {
  const counts: Counts = { natural: 0, predatory: 0, emotional: 0, meteor: 0 };
  for (const type of types) counts[type] += 1;
  return counts;
}

/** Whether an Area with these types of Disaster means extinction. */
export function isOut(types: readonly DisasterType[], twoPlayerChanges: boolean): boolean {
  const { natural, predatory, emotional, meteor } = count(types);
  const plain = [natural, predatory, emotional];
  const most = Math.max(...plain);
  if (twoPlayerChanges) {
    const lacking = plain.reduce((sum, n) => sum + Math.max(0, 2 - n), 0); // D17
    return most + meteor >= 4 || lacking <= meteor;
  }
  const present = plain.filter((n) => n > 0).length; // D16
  return most + meteor >= 3 || present + meteor >= 3;
}

/** The types of Disaster of which one more would be the last. */
export function deadly(area: readonly Disaster[], twoPlayerChanges: boolean): DisasterType[] {
  const types = area.map(typeOf);
  return DISASTER_TYPES.filter((type) => isOut([...types, type], twoPlayerChanges));
}
