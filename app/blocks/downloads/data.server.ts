import { resolveMedia } from "#app/domain/media/media.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { DownloadsProps } from "./schema.ts";

export interface DownloadFile {
  /** Empty for a missing file, which is not listed. */
  address: string;
  /** The file name, such as `prices.pdf`. */
  name: string;
  /** The type, such as `PDF`. */
  kind: string;
  /** Bytes; unknown for the site's built-in files. */
  size?: number;
}

/** Returns the data of each file, in order; logs a warning for files missing from the media library. */
export default async function loadDownloads({ files }: DownloadsProps): Promise<{ files: DownloadFile[] }> {
  const media = await resolveMedia(files.flatMap(({ file }) => file.mediaId ?? []));
  return {
    files: files.map(({ file: { mediaId, src = "" } }) => {
      if (!mediaId) return { address: src, name: nameOf(src), kind: kindOf(src) };
      const found = media.get(mediaId);
      if (!found) log.warn({ media: mediaId }, "a file to download is not in the media library");
      return found
        ? { address: found.fallback, name: found.name, kind: kindOf(found.fallback), size: found.size }
        : { address: "", name: "", kind: "" };
    }),
  };
}

function nameOf(address: string): string {
  return address.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
}

/** The file extension of an address, in capitals. */
function kindOf(address: string): string {
  return /\.(\w{2,5})(?:$|[?#])/.exec(address)?.[1]?.toUpperCase() ?? "";
}
