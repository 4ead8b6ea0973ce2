/** COOKIE-03: milliseconds between showing the banner and its slide into view. */
export const slideInDelay = 100;

/**
 * COOKIE-03: milliseconds between an answer, when the banner starts to slide out, and its effect. With reduced motion
 * the banner disappears at once, but the effect has the same delay.
 */
export const slideOutTime = 300;
