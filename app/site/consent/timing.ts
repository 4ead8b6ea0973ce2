/** COOKIE-03: milliseconds between showing the banner and its slide into view. */
export const slideInDelay = 100;

/**
 * COOKIE-03: milliseconds between an answer, when the banner starts to slide out, and its taking effect. Where motion
 * is reduced the banner is gone at once and the answer still takes effect after them: one timing for everyone.
 */
export const slideOutTime = 300;
