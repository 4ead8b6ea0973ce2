/** "The error catalogue": replaces the percentage when the stage or its films cannot be loaded. */
export const preloadFailure = "Failed to load resources";

/** Milliseconds from the failure to the end of the intro. "Business constants, Preload". */
export const failureDelay = 500;
