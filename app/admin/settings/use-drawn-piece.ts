import { useCallback, useEffect, useState } from "react";
import type { PreviewedTab } from "#app/domain/settings/previewed.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

/** Milliseconds without a key after which the piece is drawn again. */
const pause = 400;

/** Has the server draw the form's values a moment after the last key, as long as somebody looks. */
export function useDrawnPiece(tab: PreviewedTab, formId: string, isWanted: boolean) {
  const [html, setHtml] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const draw = useCallback(
    async (signal: AbortSignal) => {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) return;
      try {
        const body = new FormData(form);
        const answer = await fetch(paths.settingsPreview(tab), { method: "POST", body, signal });
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
        setHtml(await answer.text());
        setProblem(undefined);
      } catch {
        if (!signal.aborted) setProblem(messages.thePreviewIsUnavailableWhat);
      }
    },
    [tab, formId],
  );

  useEffect(() => {
    if (!isWanted) return;
    let drawing = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const redraw = () => {
      drawing.abort();
      drawing = new AbortController();
      clearTimeout(timer);
      timer = setTimeout(() => draw(drawing.signal), pause);
    };
    redraw();
    const form = document.getElementById(formId);
    // A click may add, move or remove an item, or choose a picture.
    for (const event of ["input", "click"]) form?.addEventListener(event, redraw);
    return () => {
      drawing.abort();
      clearTimeout(timer);
      for (const event of ["input", "click"]) form?.removeEventListener(event, redraw);
    };
  }, [draw, formId, isWanted]);

  return { html, problem };
}
