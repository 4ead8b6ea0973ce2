import { createContext } from "react";

/** The host of an external picture; undefined for pictures of this site. */
export function externalHost(src: string | undefined): string | undefined {
  return src && URL.canParse(src) ? new URL(src).host || undefined : undefined;
}

/** Whether rich text shows the host of external pictures instead of loading them, as the admin's policy requires. */
export const ShowsExternalImageHosts = createContext(false);
