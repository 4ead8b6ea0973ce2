import type { Staff } from "#app/domain/accounts/account.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { download } from "#app/platform/outgoing.server.ts";
import { defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { MediaRefused } from "./media-content.server.ts";
import { mediaProblems } from "./media-problems.ts";
import { messages } from "./messages.ts";
import { addMedia, type Upload } from "./upload-media.server.ts";

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

function refusal(error: unknown, { host }: URL): MediaRefused {
  log.info({ err: error, host }, "a pasted picture could not be downloaded");
  return new MediaRefused(mediaProblems.notDownloaded(host));
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
