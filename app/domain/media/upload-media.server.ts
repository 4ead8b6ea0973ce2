import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { oneLine, shortened } from "#app/domain/texts/text.ts";
import { db } from "#app/platform/database.server.ts";
import { isCommitAmbiguous } from "#app/platform/database-errors.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { download } from "#app/platform/outgoing.server.ts";
import { enqueue } from "#app/platform/queue.server.ts";
import { defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { media } from "#db/schema/media.ts";
import { kindOf } from "./media.ts";
import { MediaRefused } from "./media-content.server.ts";
import {
  discard,
  makeVariantsLater,
  type OfferedFile,
  removeObjects,
  storeOriginal,
} from "./media-files.server.ts";
import { mediaProblems } from "./media-problems.ts";
import { messages } from "./messages.ts";

/** Milliseconds in which open or cached pages may still request a replaced file. */
const deleteAfterMs = 60 * 60 * 1000;

export type Upload =
  | { outcome: "added" | "replaced"; id: string; name: string }
  /** The library already contains the same file; nothing was stored. */
  | { outcome: "duplicate"; id: string; name: string };

/**
 * Adds a file to the library and enqueues its variants. Rejects with MediaRefused for a refused file and with other
 * errors when storing fails; in both cases nothing is left.
 */
export async function addMedia(file: OfferedFile, staff: Staff): Promise<Upload> {
  const id = randomUUID();
  const name = shortened(oneLine(file.name), 200) || messages.untitled;
  const { hash, key, ...content } = await storeOriginal(id, { ...file, name });
  return discardUnlessStored(key, () =>
    db.transaction(async (tx) => {
      const added = await tx
        .insert(media)
        .values({ id, name, key, hash, ...content, uploadedBy: staff.id })
        .onConflictDoNothing({ target: media.hash })
        .returning({ id: media.id });
      if (added.length === 0) {
        const [same] = await tx
          .select({ id: media.id, name: media.name })
          .from(media)
          .where(eq(media.hash, hash));
        if (!same) throw new Error("the same file was removed at the same time");
        return { outcome: "duplicate", ...same };
      }
      await makeVariantsLater(tx, id, hash);
      await recordAudit(tx, { actor: staff, action: "media.add", subject: id, after: { name, ...content } });
      return { outcome: "added", id, name };
    }),
  );
}

/**
 * Replaces a medium's file under the same id: the old one is shown until the new variants are ready. Undefined for an
 * unknown medium; rejects like `addMedia`.
 */
export async function replaceMedia(id: string, file: OfferedFile, staff: Staff): Promise<Upload | undefined> {
  const [before] = await db.select({ type: media.type }).from(media).where(eq(media.id, id));
  if (!before) return undefined;
  const name = shortened(oneLine(file.name), 200) || messages.untitled;
  const { key, hash, type, size } = await storeOriginal(id, { ...file, name });
  return discardUnlessStored(key, () =>
    db.transaction(async (tx) => {
      const [old] = await tx.select().from(media).where(eq(media.id, id)).for("update");
      if (!old) return undefined;
      if (kindOf(type) !== kindOf(old.type)) {
        throw new MediaRefused(mediaProblems.otherKind(name, kindOf(old.type)));
      }
      const [same] = await tx
        .select({ id: media.id, name: media.name })
        .from(media)
        .where(and(eq(media.hash, hash), ne(media.id, id)));
      if (same || hash === old.hash) return { outcome: "duplicate", id, name: old.name, ...same };
      await tx
        .update(media)
        .set({ key, hash, type, size, state: "processing", problem: null })
        .where(eq(media.id, id));
      await makeVariantsLater(tx, id, hash);
      const keys = [old.key, ...old.variants.map((variant) => variant.key)];
      await enqueue(tx, removeObjects, { keys }, { runAt: new Date(Date.now() + deleteAfterMs) });
      await recordAudit(tx, {
        actor: staff,
        action: "media.replace",
        subject: id,
        before: { type: old.type, size: old.size, hash: old.hash },
        after: { type, size, hash },
      });
      return { outcome: "replaced", id, name: old.name };
    }),
  );
}

/** Deletes a stored object that does not become a medium. */
async function discardUnlessStored<Result extends Upload | undefined>(
  key: string,
  keep: () => Promise<Result>,
) {
  try {
    const result = await keep();
    if (!result || result.outcome === "duplicate") await discard([key]);
    return result;
  } catch (error) {
    if (!isCommitAmbiguous(error)) await discard([key]); // otherwise `removeStrayMedia` decides later
    throw error;
  }
}

const TIMEOUT_MS = 20_000;

/** Concurrent downloads per process. */
const MAX_CONCURRENT = 4;

/** Per account: more than the images of a long document. */
const perAccount = defineRateLimit({ name: "media:download", points: 120, seconds: 10 * 60 });

/** Counts one image download. Returns the seconds to wait when the limit is exceeded, else 0. */
export const takeDownloadPoint = (staff: Staff) => perAccount.take(staff.id);

let running = 0;

/**
 * Downloads an image into the library. Connects only to the public internet and IMAGE_FETCH_PRIVATE_ADDRESSES, and
 * validates the file like an upload. Rejects as `addMedia` does; connection errors are only logged, because they would
 * reveal hosts of the internal network.
 */
export async function downloadPicture(address: URL, staff: Staff): Promise<Upload> {
  if (running >= MAX_CONCURRENT) throw new MediaRefused(mediaProblems.tooManyDownloads);
  running += 1;
  const headers = { Accept: "image/*", "Accept-Encoding": "identity" };
  const options = { url: address.href, headers, timeoutMs: TIMEOUT_MS };
  let isStoring = false;
  try {
    return await download({ ...options, privateAddresses: env.IMAGE_FETCH_PRIVATE_ADDRESSES }, (body) => {
      isStoring = true;
      const file = {
        name: nameFrom(address),
        body: readable(body, address),
        kinds: ["picture", "drawing"] as const,
      };
      return addMedia(file, staff);
    });
  } catch (error) {
    if (isStoring) throw error;
    throw refusal(error, address);
  } finally {
    running -= 1;
  }
}

/** Distinguishes errors of the remote host from storage errors. */
async function* readable(body: AsyncIterable<Uint8Array>, address: URL) {
  try {
    yield* body;
  } catch (error) {
    throw refusal(error, address);
  }
}

function refusal(error: unknown, address: URL): MediaRefused {
  log.info({ err: error, host: address.host }, "a pasted picture could not be downloaded");
  return new MediaRefused(mediaProblems.notDownloaded(sourceOf(address)));
}

/** What a person calls the source of a picture: the host, or for an address without one, such as `file:`, its start. */
export function sourceOf({ host, href }: URL): string {
  return host || href.slice(0, 100);
}

/** Returns the file name at the end of the URL, else the host. */
function nameFrom({ host, pathname }: URL): string {
  const last = pathname.split("/").at(-1) ?? "";
  return /^[\w.%-]{1,120}\.[a-z\d]{3,4}$/i.test(last) ? decoded(last) : messages.pictureFrom(host);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
