/** Ends the address of a drawing that is ink on paper. */
export const paperFragment = "#paper";
