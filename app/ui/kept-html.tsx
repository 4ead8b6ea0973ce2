import { type ReactNode, useState } from "react";
import { leftToScripts } from "./left-to-scripts.ts";

interface KeptHtmlProps {
  /** The identity of the content: a new object is rendered again. */
  of: object;
  children: ReactNode;
}

/**
 * Content without scripts except for a range input, which sets `--share` of its parent. On the first page the browser
 * keeps the server-rendered HTML and does not load the rendering code; after a client-side navigation it is rendered.
 */
export function KeptHtml({ of, children }: KeptHtmlProps) {
  const [kept] = useState(
    () => !import.meta.env.SSR && !("hydrated" in document.documentElement.dataset) && of,
  );
  if (kept === of) return <div className="contents" onInput={moveShare} {...leftToScripts} />;
  return (
    <div key="0" className="contents">
      {children}
    </div>
  );
}

export function moveShare({ target }: { target: EventTarget }) {
  const { parentElement, value } = target as HTMLInputElement; // such content has no text inputs
  parentElement?.style.setProperty("--share", `${value}%`);
}
