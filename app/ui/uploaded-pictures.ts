import { createContext, useContext } from "react";
import { type PictureSources, pictureFor } from "./picture-sources.ts";

/** Pictures that editors have uploaded, by address; null for one that cannot be shown. */
export type UploadedPictures = Record<string, PictureSources | null>;

const Uploaded = createContext<UploadedPictures>({});

/** Around everything that shows pictures of the media library: what the page's loader has resolved. */
export const UploadedPicturesProvider = Uploaded.Provider;

/** The sources behind the address of an uploaded or drawn picture; undefined for any other, null for a lost one. */
export function usePictureSources(src: string): PictureSources | null | undefined {
  const uploaded = useContext(Uploaded)[src];
  return uploaded === undefined ? pictureFor(src) : uploaded;
}
