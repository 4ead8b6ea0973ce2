/** Dispatched on the window by a script that needs React without user interaction. */
export const hydrateEvent = "hydrate";

/** Dispatched on the window once React has hydrated the page. */
export const hydratedEvent = "hydrated";
