import { useEffect, useRef, useState } from "react";
import { draftOf, useEditor } from "#app/admin/editor/editor.ts";
import { paths } from "#app/paths/paths.ts";

/**
 * Previews the part of the site that a tab changes, with the draft. On a wide screen it is beside
 * the form; on a narrow one its bar is at the foot of the screen and it opens below the form, so that it covers no
 * field.
 */
export function SettingsPreview({ tabKey }: { tabKey: string }) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { html, problem } = useRenderedPreview(tabKey, isOpen);

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
      <summary className="cursor-pointer py-2.5 font-semibold">How it looks on the site</summary>
      {problem ? (
        <p role="status" className="pb-2 text-warn">
          {problem}
        </p>
      ) : null}
      <iframe
        ref={frame}
        title="Preview of this part of the site"
        sandbox="allow-same-origin"
        src={paths.settingsPreview(tabKey)}
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

/** Renders the draft on the server, debounced while typing, as long as the preview is visible. */
function useRenderedPreview(tabKey: string, isWanted: boolean) {
  const draft = useEditor(draftOf);
  const [html, setHtml] = useState<string>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    async function render() {
      try {
        const answer = await fetch(paths.settingsPreview(tabKey), {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(draft),
          signal: request.signal,
        });
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
        setHtml(await answer.text());
        setProblem(undefined);
      } catch {
        if (!request.signal.aborted)
          setProblem("The preview is unavailable. What you typed is not affected.");
      }
    }
    const timer = setTimeout(render, RENDER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [tabKey, draft, isWanted]);

  return { html, problem };
}
