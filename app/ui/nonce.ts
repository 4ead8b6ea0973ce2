import { createContext } from "react";

/** The nonce with which the server renders the framework's scripts; undefined in the browser. */
export const RenderNonce = createContext<string | undefined>(undefined);
