import { useCallback, useEffect, useState } from "react";
import type { PreviewedTab } from "#app/domain/settings/previewed.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

/** Debounce of the preview in milliseconds. */
const RENDER_DELAY_MS = 400;

/** Renders the form's values on the server, debounced while typing, as long as the preview is visible. */
export function useRenderedPreview(tab: PreviewedTab, formId: string, isWanted: boolean) {
  const [html, setHtml] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const render = useCallback(
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
    let controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const renderSoon = () => {
      controller.abort();
      controller = new AbortController();
      clearTimeout(timer);
      timer = setTimeout(() => render(controller.signal), RENDER_DELAY_MS);
    };
    renderSoon();
    const form = document.getElementById(formId);
    // A click may add, move or remove an item, or choose a picture.
    for (const event of ["input", "click"]) form?.addEventListener(event, renderSoon);
    return () => {
      controller.abort();
      clearTimeout(timer);
      for (const event of ["input", "click"]) form?.removeEventListener(event, renderSoon);
    };
  }, [render, formId, isWanted]);

  return { html, problem };
}
