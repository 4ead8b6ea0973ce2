/** Used in lists and on a case's page, so that both load the same file. */
export const coverSizes = "(max-width: 1024px) 100vw, calc(100vw - 270px)";
