import { useRef, useState } from "react";
import type { PreviewedTab } from "#app/domain/settings/previewed.ts";
import { paths } from "#app/http/paths.ts";
import { useDrawnPiece } from "./use-drawn-piece.ts";

/**
 * The piece of the site that a tab changes, with what stands in the form, saved or not. It stays at the foot of the
 * screen while the form is scrolled. Without script it shows what is saved.
 */
export function PiecePreview({ tab, formId }: { tab: PreviewedTab; formId: string }) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(0);
  const { html, problem } = useDrawnPiece(tab, formId, isOpen);

  /** A new drawing begins where the one before was scrolled to. */
  function keepPlace() {
    const inner = frame.current?.contentWindow;
    inner?.scrollTo(0, place.current);
    inner?.addEventListener("scroll", () => {
      place.current = inner.scrollY;
    });
  }

  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="sticky bottom-0 z-1 mt-8 border-t border-ink bg-paper"
    >
      <summary className="cursor-pointer py-2.5 font-semibold">How it looks on the site</summary>
      {problem ? (
        <p role="status" className="pb-2 text-warn">
          {problem}
        </p>
      ) : null}
      <iframe
        ref={frame}
        title="The piece of the site, as it would be"
        sandbox="allow-same-origin"
        {...(html === undefined
          ? { src: paths.settingsPreview(tab), loading: "lazy" as const }
          : { srcDoc: html })}
        onLoad={keepPlace}
        className="h-[min(26rem,45vh)] w-full border border-line bg-card"
      />
    </details>
  );
}
