/** Media query for portrait screens, for posters and their films. */
export const portraitMedia = "(orientation: portrait)";
