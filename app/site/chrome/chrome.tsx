import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { logInBrowser } from "#app/site/browser-log.ts";
import { CookieConsent } from "#app/site/consent/cookie-consent.tsx";
import { EnquiryDialogHost } from "#app/site/enquiry/enquiry-dialog-host.tsx";
import { Footer } from "#app/site/footer/footer.tsx";
import { PageChange } from "#app/site/loading/page-change.tsx";
import { useSite } from "#app/site/site-data.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { LetsTalkLink } from "../enquiry/lets-talk-link.tsx";
import { Logo } from "./logo.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { Sidebar } from "./sidebar.tsx";
import { toneClasses, useHeaderTone } from "./tone.ts";
import { useMenu } from "./use-menu.ts";

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
  const { site } = useMessages();
  const { preview } = useSite();
  return (
    <>
      <a
        href="#content"
        className="screen-only fixed top-0 left-0 z-60 -translate-y-[120%] bg-paper px-5 py-3 text-ink focus:translate-y-0"
      >
        {site.skipToContent}
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
      {preview ? (
        <Suspense>
          <PreviewStrip notice={preview} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Beside the sidebar, or below the top bar. Full-bleed sections omit it. */
export const chromeInsetClasses = "max-lg:pt-top-bar lg:pl-sidebar";

/** SITE-11: printed pages name the firm, its postal and mail address, and their own address. */
function Letterhead() {
  const { address, settings, siteUrl } = useSite();
  const { pathname } = useLocation();
  return (
    <p className="letterhead hidden">
      <b>{settings.brand_name}</b>
      {address ? <i>{address}</i> : null}
      {settings.contact_email}
      <span>{siteUrl + pathname}</span>
    </p>
  );
}

/** Loaded lazily: visitors do not need it. */
const PreviewStrip = lazy(() => import("../preview/preview-strip.tsx"));

const loadPanel = () => import("./mobile-panel.tsx");
const MobilePanel = lazy(loadPanel);

/** NAV-05: at the top up to 1024 px. `hide-top-bar.ts` hides it, `stage-motion-element.ts` updates its tone. */
function TopBar() {
  const { site } = useMessages();
  const tone = useHeaderTone();
  const menu = useMenu("(max-width: 64rem)");
  return (
    <header
      data-tone={tone}
      data-top-bar
      suppressHydrationWarning
      className={`navbar fixed inset-x-0 top-0 z-30 flex h-top-bar items-center justify-between border-b pr-edge-right pl-edge-left transition-[transform,background-color,color] duration-250 ease-out data-hidden:-translate-y-full data-hidden:focus-within:translate-y-0 lg:hidden screen-only border-line data-[tone=stage]:border-transparent ${toneClasses}`}
    >
      <Logo />
      <LetsTalkLink className="top-bar-talk ml-auto inline-flex shrink-0 items-center bg-signal px-4 font-semibold text-ink">
        {site.letsTalkShort}
      </LetsTalkLink>
      <MenuToggle menu={menu} prepare={loadPanel} className="-mr-2.25 shrink-0" />
      {menu.isWanted ? (
        <Suspense>
          <MobilePanel menu={menu} />
        </Suspense>
      ) : null}
    </header>
  );
}
