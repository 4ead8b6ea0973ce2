/** Texts of the price calculator. */
export const calculate = "Calculate";
export const estimate = "Estimate";
export const extras = "Extras";
export const fixedPrice = "This price is fixed: scope and extras do not change it.";
export const scope = "Scope";
export const sendEstimate = "Send this estimate";
export const work = "Work";
