/** The same in lists and on the page of a case: the file that a list has fetched is the one that its page asks for. */
export const coverSizes = "(max-width: 1024px) 100vw, calc(100vw - 270px)";
