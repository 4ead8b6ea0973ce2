import { sitePaths } from "#app/paths/site-paths.ts";

/** A picture or file as a document has it: of the media library (`mediaId`), or with its own address. */
interface FileOfDocument {
  mediaId?: string;
  src?: string;
}

/** Its address; empty while none is chosen. */
export function fileAddress(file: string | FileOfDocument): string {
  if (typeof file === "string") return file;
  return file.mediaId ? sitePaths.media(file.mediaId) : (file.src ?? "");
}
