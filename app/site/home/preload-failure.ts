/** Milliseconds from the failure to the end of the intro. "Business constants, Preload". */
export const failureDelay = 500;
