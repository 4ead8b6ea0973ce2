import { createContext } from "react";

/** The host of a picture on another site; undefined for one of this site. */
export function externalHost(src: string | undefined): string | undefined {
  return src && URL.canParse(src) ? new URL(src).host || undefined : undefined;
}

/** Whether texts name the host of a picture on another site instead of loading it, as the admin's policy asks. */
export const NamesExternalPictures = createContext(false);
