/** Interface text of the 404 page. */
export const didYouMean = "Did you mean";
export const mainPages = "Main pages";
export const similarPages = "Similar pages";
