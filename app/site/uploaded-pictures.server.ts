import type { MediaSource } from "#app/domain/media/media.ts";
import { resolveMediaIn } from "#app/domain/media/resolve-media.server.ts";

/** What a loader answers, with the uploaded pictures that it names: one query, and none where it names none. */
export async function withUploads<Content extends object>(
  content: Content,
): Promise<Content & { uploaded: Record<string, MediaSource | null> }> {
  return { ...content, uploaded: await resolveMediaIn(content) };
}
