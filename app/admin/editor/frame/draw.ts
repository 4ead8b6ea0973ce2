import type { Rendering } from "#app/domain/pages/rendering.ts";
import { paths } from "#app/http/paths.ts";

/** Milliseconds after which a drawing is no longer waited for. */
const patience = 10_000;

/** Has the site draw something of a page. Rejects when it cannot be reached or refuses. */
export async function draw(pageId: string, rendering: Rendering): Promise<Document> {
  const answer = await fetch(paths.editorFrameRendering(pageId), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(rendering),
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}
