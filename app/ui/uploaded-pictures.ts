import { createContext, useContext } from "react";
import { type PictureSources, pictureFor } from "./picture-sources.ts";

/** Uploaded pictures by address; null for one that cannot be shown. */
export type UploadedPictures = Record<string, PictureSources | null>;

const Uploaded = createContext<UploadedPictures>({});

/** Provides the pictures of the media library that the page's loaders have resolved. */
export const UploadedPicturesProvider = Uploaded.Provider;

/**
 * Returns the sources of an uploaded or generated picture by its address; undefined for any other, null for a missing
 * one.
 */
export function usePictureSources(src: string): PictureSources | null | undefined {
  const uploaded = useContext(Uploaded)[src];
  return uploaded === undefined ? pictureFor(src) : uploaded;
}
