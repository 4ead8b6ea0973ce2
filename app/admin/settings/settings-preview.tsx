import { useCallback, useEffect, useRef, useState } from "react";
import type { PreviewedTab } from "#app/domain/settings/section.ts";
import { paths } from "#app/paths/paths.ts";
import { messages } from "./messages.ts";

/**
 * Previews the part of the site that a tab changes, with the form's values, saved or not. On a wide screen it is beside
 * the form; on a narrow one its bar is at the foot of the screen and it opens below the form, so that it covers no
 * field. Without JavaScript it shows the saved values.
 */
export function SettingsPreview({ tab, formId }: { tab: PreviewedTab; formId: string }) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { html, problem } = useRenderedPreview(tab, formId, isOpen);

  useEffect(() => {
    const element = frame.current;
    if (!element || html === undefined) return;
    const show = () => showRendered(element.contentDocument, html);
    show();
    element.addEventListener("load", show);
    return () => element.removeEventListener("load", show);
  }, [html]);

  return (
    <details
      data-piece-preview
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
      className="sticky bottom-0 z-1 mt-8 border-t border-ink bg-paper open:static xl:sticky xl:top-16 xl:bottom-auto xl:mt-0 xl:self-start xl:open:sticky"
    >
      <summary className="cursor-pointer py-2.5 font-semibold">{messages.howItLooksOnThe}</summary>
      {problem ? (
        <p role="status" className="pb-2 text-warn">
          {problem}
        </p>
      ) : null}
      <iframe
        ref={frame}
        title={messages.previewOfThisPartOf}
        sandbox="allow-same-origin"
        src={paths.settingsPreview(tab)}
        loading="lazy"
        className="h-80 w-full border border-line bg-card xl:h-[calc(100dvh-8rem)]"
      />
    </details>
  );
}

/**
 * Replaces the rendered preview and preserves the scroll position; does nothing while the frame is empty or shows a
 * sign-in page.
 */
function showRendered(shown: Document | null, html: string) {
  if (!shown?.querySelector("[data-piece]")) return;
  const rendered = new DOMParser().parseFromString(html, "text/html");
  shown.body.replaceChildren(...rendered.body.childNodes);
}

/** Debounce of the preview in milliseconds. */
const RENDER_DELAY_MS = 400;

/** Renders the form's values on the server, debounced while typing, as long as the preview is visible. */
function useRenderedPreview(tab: PreviewedTab, formId: string, isWanted: boolean) {
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
