import { createContext } from "react";

/** The nonce of the framework's scripts during server rendering; undefined in the browser. */
export const RenderNonce = createContext<string | undefined>(undefined);
