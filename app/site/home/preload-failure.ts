/** "The error catalogue": shown where the percentage would stand when the stage or its films cannot be loaded. */
export const preloadFailure = "Failed to load resources";

/** Milliseconds from the failure to the end of the intro. "Business constants, Preload". */
export const failureDelay = 500;
