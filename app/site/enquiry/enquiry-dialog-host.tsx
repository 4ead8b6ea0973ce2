import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { sitePaths } from "#app/http/site-paths.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { useSiteData } from "../site-data.ts";
import { closeEnquiryDialog, openEnquiryDialog, useEnquiryDialog } from "./dialog-state.ts";
import type { LoadedNextSteps } from "./next-steps-texts.ts";

/**
 * LEAD-01: opens the enquiry dialog for every link to `/lets-talk`; mounted once, by the site's layout. The dialog's
 * chunk is prefetched when the pointer or the focus reaches such a link. If loading fails, or the site's data is
 * missing because a page failed, the browser follows the link.
 */
export function EnquiryDialogHost() {
  const { isOpen } = useEnquiryDialog();
  const { pathname } = useLocation();
  const hasWords = useSiteData() !== undefined;
  const [dialog, setDialog] = useState<ReactNode>();

  useEffect(() => (hasWords ? listenForLinks() : undefined), [hasWords]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the cause, not an input
  useEffect(closeEnquiryDialog, [pathname]);

  useEffect(() => {
    if (isOpen && !dialog) fetchDialog().then(setDialog, followLink);
  }, [isOpen, dialog]);

  return (
    <>
      <div
        aria-hidden="true"
        data-open={isOpen || undefined}
        className="pointer-events-none fixed inset-0 z-80 bg-ink/72 opacity-0 transition-opacity duration-200 data-open:opacity-100"
      />
      {dialog}
    </>
  );
}

let nextSteps: Promise<LoadedNextSteps> | undefined;

/** Loads the dialog; its texts are fetched once per document. */
async function fetchDialog(): Promise<ReactNode> {
  nextSteps ??= fetchNextSteps();
  const [{ EnquiryDialog }, texts] = await Promise.all([import("./enquiry-dialog.tsx"), nextSteps]);
  return <EnquiryDialog nextSteps={texts} />;
}

async function fetchNextSteps(): Promise<LoadedNextSteps> {
  try {
    const response = await fetch(sitePaths.letsTalkNextSteps());
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
    return await response.json();
  } catch (error) {
    nextSteps = undefined;
    throw error;
  }
}

function listenForLinks() {
  const listening = new AbortController();
  const { signal } = listening;
  const prepare = (event: Event) => {
    if (linkOf(event)) fetchDialog().catch(retryLater);
  };
  // Runs before all other click listeners, so that the router does not handle the click.
  window.addEventListener("click", open, { signal, capture: true });
  for (const type of ["pointerover", "pointerdown", "focusin"]) {
    window.addEventListener(type, prepare, { signal, passive: true });
  }
  return () => listening.abort();
}

function open(event: MouseEvent) {
  const link = linkOf(event);
  if (!link || !isPlainClick(event) || event.defaultPrevented || link.target === "_blank") return;
  event.preventDefault();
  openEnquiryDialog(link);
}

/** On the form's own page, a link to a fragment of that page works as usual, and so does a link with a message. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const leadsThere =
    link?.origin === window.location.origin &&
    link.pathname === sitePaths.letsTalk() &&
    !link.hash &&
    !link.search.includes("message=");
  return leadsThere ? link : undefined;
}

function followLink() {
  window.location.assign(sitePaths.letsTalk());
}

/** The click loads it again and reports failures. */
function retryLater() {}
