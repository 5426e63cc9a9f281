// How near a dinosaur is to extinction: what the rules say of every Area (D15 to D17), looked up.

import { DISASTER_TYPES, FATAL, MOST_OF_A_TYPE, type Disaster, type DisasterType } from "../../generated/dinosaurs";
import { typeOf } from "./facts";

/** Whether an Area with these types of Disaster means extinction. */
export function isOut(types: readonly DisasterType[], twoPlayerChanges: boolean): boolean {
  const place = DISASTER_TYPES.reduce((sum, type) => {
    const count = types.filter((other) => other === type).length;
    return sum * (MOST_OF_A_TYPE + 1) + Math.min(count, MOST_OF_A_TYPE);
  }, Number(twoPlayerChanges));
  return FATAL[place] === "1";
}

/** The types of Disaster of which one more would be the last. */
export function deadly(area: readonly Disaster[], twoPlayerChanges: boolean): DisasterType[] {
  const types = area.map(typeOf);
  return DISASTER_TYPES.filter((type) => isOut([...types, type], twoPlayerChanges));
}
