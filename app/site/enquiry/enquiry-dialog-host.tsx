import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { editionOfDocument } from "#app/languages/language.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { isPlainClick } from "#app/ui/smart-link.tsx";
import { useSiteData } from "../site-data.ts";
import { closeEnquiryDialog, openEnquiryDialog, useEnquiryDialog } from "./dialog-state.ts";
import { dialogLinkOf, loadEnquiryDialog } from "./load-enquiry-dialog.ts";

/**
 * LEAD-01: opens the enquiry dialog for every link to the form’s page; mounted once, by the site's layout. If loading
 * fails, or the site's data is missing because a page failed, the browser follows the link.
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
    if (isOpen && !dialog) renderDialog().then(setDialog, followLink);
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

async function renderDialog(): Promise<ReactNode> {
  const [{ EnquiryDialog }, nextSteps] = await loadEnquiryDialog();
  return <EnquiryDialog nextSteps={nextSteps} />;
}

/** Runs before all other click listeners, so that the router does not handle the click. */
function listenForLinks() {
  const listening = new AbortController();
  window.addEventListener("click", open, { signal: listening.signal, capture: true });
  return () => listening.abort();
}

function open(event: MouseEvent) {
  const link = dialogLinkOf(event);
  if (!link || !isPlainClick(event) || event.defaultPrevented || link.target === "_blank") return;
  event.preventDefault();
  openEnquiryDialog(link);
}

function followLink() {
  window.location.assign(sitePathsIn(editionOfDocument()).letsTalk());
}
