import { resolveMediaIn } from "#app/domain/media/media.server.ts";
import type { MediaSource } from "#app/domain/media/media.ts";

/** Adds the uploaded pictures that the content references: one query, or none without references. */
export async function withUploads<Content extends object>(
  content: Content,
): Promise<Content & { uploaded: Record<string, MediaSource | null> }> {
  return { ...content, uploaded: await resolveMediaIn(content) };
}
