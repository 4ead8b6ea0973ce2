import { createContext } from "react";

/**
 * The part of a document that the root layout renders. The server renders all three separately; React in the browser
 * owns the page only, so that changes of other programs to `html`, `head` and `body` cannot disturb it.
 */
export type DocumentPart = "head" | "page" | "scripts";

export const RenderedPart = createContext<DocumentPart>("page");
