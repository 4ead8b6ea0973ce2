import { numbered } from "../numbered.ts";
import type { DownloadFile } from "./data.server.ts";
import type { DownloadsProps } from "./schema.ts";

type OfferedFile = DownloadFile & { key: string; title: string; text?: string };

/** The block's available files with their data. */
export function downloadableFiles(
  files: DownloadsProps["files"],
  data: { files: DownloadFile[] },
): OfferedFile[] {
  return numbered(files).flatMap(({ key, title, text }, position) => {
    const found = data.files[position];
    return found?.address ? [{ ...found, key, title, text }] : [];
  });
}
