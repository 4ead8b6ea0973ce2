import { publicationRefusals } from "#app/domain/publishing/publication.ts";
import type { EditorFlash } from "./editor-screen.tsx";

/** What the query says about the form that redirected to a document's screen. */
export function readFlash(
  request: Request,
): Pick<EditorFlash, "isNotUndone" | "restoredVersion" | "refused"> {
  const { searchParams } = new URL(request.url);
  return {
    isNotUndone: searchParams.has("not-undone"),
    restoredVersion: Number(searchParams.get("restored-version")) || undefined,
    refused: publicationRefusals.safeParse(searchParams.get("refused")).data,
  };
}
