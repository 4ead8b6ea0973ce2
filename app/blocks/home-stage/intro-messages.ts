/** Texts of the intro of the home page, as the specification gives them. */
export const loading = (percent: number) => `Thinking ${percent}%...`;
export const loadingFailed = "Failed to load resources";
