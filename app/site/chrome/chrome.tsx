import type { ReactNode } from "react";
import { BrandTheme } from "#app/site/brand-theme.tsx";
import { logInBrowser } from "#app/site/browser-log.ts";
import { CookieConsent } from "#app/site/consent/cookie-consent.tsx";
import { EnquiryDialogHost } from "#app/site/enquiry/enquiry-dialog-host.tsx";
import { Footer } from "#app/site/footer/footer.tsx";
import { PageChange } from "#app/site/loading/page-change.tsx";
import * as messages from "#app/site/messages.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { Letterhead } from "./letterhead.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

// The document's inline script has usually loaded it, but not on the development server or after a client-side
// navigation
// from the admin.
if (!import.meta.env.SSR)
  import("#app/client/page.ts").catch((error) =>
    logInBrowser("a script of the page could not be loaded", error),
  );

interface ChromeProps {
  /** A preview asks for no consent and runs nothing that requires it. */
  isPreview?: boolean;
  children: ReactNode;
}

/** The layout of every public page. */
export function Chrome({ isPreview = false, children }: ChromeProps) {
  return (
    <>
      <BrandTheme />
      <a
        href="#content"
        className="fixed top-0 left-0 z-60 -translate-y-[120%] bg-paper px-5 py-3 text-ink focus:translate-y-0"
      >
        {messages.skipToContent}
      </a>
      <PageChange />
      {isPreview ? null : <CookieConsent />}
      <Sidebar />
      <TopBar />
      <Letterhead />
      <main id="content" tabIndex={-1} className="site-main outline-hidden">
        {children}
      </main>
      <Footer />
      <EnquiryDialogHost />
      <Toasts />
    </>
  );
}

/** Beside the sidebar, or below the top bar. Full-bleed sections omit it. */
export const chromeInsetClasses = "max-lg:pt-top-bar lg:pl-sidebar";
