/** Dispatched on the window by a script that needs React before anybody acts. */
export const hydrateEvent = "hydrate";

/** Dispatched on the window once React has hydrated the page. */
export const hydratedEvent = "hydrated";
