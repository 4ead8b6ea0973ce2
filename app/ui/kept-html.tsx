import { type ReactNode, useState } from "react";
import { leftToScripts } from "./left-to-scripts.ts";

interface KeptHtmlProps {
  /** What the children show: another one of it is rendered. */
  of: object;
  children: ReactNode;
}

/**
 * Content that needs no script but that of a range input, which sets `--share` of its parent. On the page that a visitor
 * opens, the browser keeps the server's HTML and needs none of the code that renders it; later pages render it.
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
  const { parentElement, value } = target as HTMLInputElement; // text is not typed anywhere in such content
  parentElement?.style.setProperty("--share", `${value}%`);
}
