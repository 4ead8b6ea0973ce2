import { makeMediaVariants } from "#app/domain/media/make-variants.server.ts";
import { findMedia } from "#app/domain/media/media.server.ts";
import { addMedia } from "#app/domain/media/upload-media.server.ts";
import { buckets, listObjects } from "#app/platform/storage.server.ts";
import { createStaff } from "./factories/accounts.ts";
import { offered } from "./pictures.ts";

/** Uploads a file and creates its variants, like the worker. */
export async function addPrepared(name: string, bytes: Uint8Array) {
  const upload = await addMedia(offered(name, bytes), await createStaff());
  await prepareMedia(upload.id);
  return upload;
}

/** The worker's job after an upload or a replacement. */
export async function prepareMedia(id: string) {
  const found = await findMedia(id);
  if (found) await makeMediaVariants(id, found.hash);
}

/** All keys in the media bucket. */
export async function keysInMedia(): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of listObjects(buckets.media)) keys.push(...page.map(({ key }) => key));
  return keys;
}
