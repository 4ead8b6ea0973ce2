import { buckets, signedDownload } from "#app/platform/storage.server.ts";
import type { AttachedFile } from "#db/schema/leads.ts";

/**
 * A link that downloads the file from the private bucket for 60 seconds; only for whoever may read the lead. As
 * `signedDownload`.
 */
export function linkToFile({ key, name, type }: AttachedFile): Promise<string | undefined> {
  return signedDownload({ bucket: buckets.leads, key, fileName: name, contentType: type });
}
