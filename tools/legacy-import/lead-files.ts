import { createReadStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { type StoredFile, storeLeadFile } from "#app/domain/leads/lead-files.server.ts";
import { recordLeadEvent } from "#app/domain/leads/leads.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { download } from "#app/platform/outgoing.server.ts";
import { leads } from "#db/schema/leads.ts";
import type { Fields } from "./fields.ts";
import { messages } from "./messages.ts";

const legacyFile = z.object({ name: z.string(), url: z.string() });
export type LegacyFile = z.output<typeof legacyFile>;

/** Stores the available files of a lead, notes the others, and returns the number of stored files. */
export type AttachFiles = (
  tx: Transaction,
  leadId: string,
  files: LegacyFile[],
  fields: Fields,
) => Promise<number>;

/** The files that a legacy lead references. */
export function filesOf(fields: Fields): LegacyFile[] {
  const listed = z.array(z.unknown()).catch([]).parse(fields.json("attached_files", []));
  return listed.flatMap((entry, position) => {
    const file = legacyFile.safeParse(entry);
    if (!file.success) fields.note("attached_files", messages.incompleteFile(position + 1));
    return file.success ? [file.data] : [];
  });
}

/** Timeout of the whole download. */
const timeoutMs = 30_000;

/** Reads files from `folder`, by the last part of their address, or else downloads them from that address. */
export function attachFrom(folder: string | undefined): AttachFiles {
  return async (tx, leadId, files, fields) => {
    const stored: StoredFile[] = [];
    for (const { name, url } of files) {
      try {
        stored.push(await open(folder, url, (body) => storeLeadFile(leadId, "import", { name, body })));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        fields.note("attached_files", messages.downloadFailedWith(name, url, reason));
        await recordLeadEvent(tx, leadId, "upload-failed", {
          name,
          reason: messages.downloadFailed(url),
        });
      }
    }
    const attachedFiles = stored.map((file, position) => ({
      ...file,
      url: paths.admin.leadFile(leadId, position),
    }));
    if (stored.length > 0) await tx.update(leads).set({ attachedFiles }).where(eq(leads.id, leadId));
    return stored.length;
  };
}

/** Opens the file in the folder, or downloads it from a public address only, because the import data is not trusted. */
async function open<Result>(
  folder: string | undefined,
  url: string,
  read: (body: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const own = folder && join(folder, basename(decodeURIComponent(URL.parse(url)?.pathname ?? url)));
  if (own && existsSync(own)) return read(createReadStream(own));
  return download({ url, headers: {}, timeoutMs, privateAddresses: [] }, read);
}
