import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { createContext, type MouseEvent, type ReactNode, type SyntheticEvent, useState } from "react";
import { savesData } from "./saves-data.ts";
import { isOwnPath, isPlainClick } from "./smart-link.tsx";

/** Whether the browser keeps the server's HTML, so that it loads no components for it before hydration. */
export const StaticContext = createContext(false);

interface StaticHtmlProps {
  /** The identity of the content: a new object is rendered again. */
  of: object;
  /** Called when a pointer or the focus reaches a link to another page of this site. */
  onLinkIntent: () => void;
  children: ReactNode;
}

/**
 * Content without scripts except for its links and a range input, which sets `--share` of its parent. On the first page
 * the browser keeps the server-rendered HTML and does not load the rendering code; after a client-side navigation it is
 * rendered.
 */
export function StaticHtml({ of, onLinkIntent, children }: StaticHtmlProps) {
  const [kept] = useState(
    () => !import.meta.env.SSR && !("hydrated" in document.documentElement.dataset) && of,
  );
  if (kept === of) return <ServerHtml onLinkIntent={onLinkIntent} />;
  return (
    <div key="0" className="contents">
      <StaticContext.Provider value={true}>{children}</StaticContext.Provider>
    </div>
  );
}

/** Its links behave like `InternalLink`: they prefetch the page, and change it without loading a new document. */
function ServerHtml({ onLinkIntent }: Pick<StaticHtmlProps, "onLinkIntent">) {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();

  function prefetch(event: SyntheticEvent) {
    const path = ownPathOf(event);
    if (!path || savesData()) return;
    setIntended(path);
    onLinkIntent();
  }

  function follow(event: MouseEvent) {
    const path = ownPathOf(event);
    if (!path || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    navigate(path, { viewTransition: true });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles events of the links and inputs inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link */}
      <div
        className="contents"
        onInput={updateShare}
        onPointerOver={prefetch}
        onFocus={prefetch}
        onClick={follow}
        {...unmanagedHtml}
      />
      {intended ? <PrefetchPageLinks page={intended} /> : null}
    </>
  );
}

/** The path of the link below an event; undefined for files, other sites and new tabs. */
function ownPathOf({ target }: SyntheticEvent): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const href = link?.getAttribute("href");
  return href && isOwnPath(href) && !link?.target ? href : undefined;
}

export function updateShare({ target }: { target: EventTarget }) {
  const { parentElement, value } = target as HTMLInputElement; // such content has no text inputs
  parentElement?.style.setProperty("--share", `${value}%`);
}

/**
 * Attributes of an element that scripts fill before hydration. React neither compares nor changes content set as HTML;
 * any other content would have to be empty at hydration.
 */
export const unmanagedHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: "" },
} as const;
