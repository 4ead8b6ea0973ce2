import { makeZip } from "client-zip";
import { log } from "#app/platform/log.server.ts";
import { buckets, readObjectStream } from "#app/platform/storage.server.ts";
import type { AttachedFile } from "#db/schema/leads.ts";
import { readPersonData } from "./person.server.ts";

/**
 * A zip with `data.json`, everything that is stored of these leads, and their files as they were sent. Streamed: a file
 * is fetched when its turn comes, and none is in memory as a whole. A file that cannot be fetched is named in
 * `missing.txt` at the end, with what to do.
 */
export async function personArchive(ids: string[]): Promise<ReadableStream<Uint8Array>> {
  const data = await readPersonData(ids);
  return makeZip(entries(data), { buffersAreUTF8: true });
}

async function* entries(data: Awaited<ReturnType<typeof readPersonData>>) {
  const withoutKeys = data.map(({ attachedFiles, ...lead }) => ({
    ...lead,
    attachedFiles: attachedFiles?.map(({ name, size, type }) => ({ name, size, type })) ?? [],
  }));
  yield { name: "data.json", input: JSON.stringify(withoutKeys, undefined, 2), lastModified: new Date() };

  const missing: string[] = [];
  for (const { id, createdAt, attachedFiles } of data) {
    for (const [position, file] of (attachedFiles ?? []).entries()) {
      const name = `files/${id}/${position + 1}-${safeName(file)}`;
      try {
        yield { name, input: await readObjectStream(buckets.leads, file.key), lastModified: createdAt };
      } catch (err) {
        log.warn({ err, leadId: id, position }, "a file is missing in the archive of a person's data");
        missing.push(name);
      }
    }
  }
  if (missing.length > 0) {
    const text = ["These files could not be read. Export again once the storage answers.", ...missing].join(
      "\n",
    );
    yield { name: "missing.txt", input: `${text}\n`, lastModified: new Date() };
  }
}

/** No way out of the folder it is unpacked into. */
function safeName({ name }: AttachedFile): string {
  return name.replace(/[/\\:*?"<>|]/g, "_").replace(/^\.+/, "_");
}
