import "#app/ui/no-eval.ts";
import type { MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, useRouteError } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { messagesIn } from "#app/languages/messages.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { BrandTheme } from "#app/site/brand-theme.tsx";
import { ScrollPlace } from "#app/site/loading/scroll-place.tsx";
import { useSiteData } from "#app/site/site-data.ts";
import { siteStyles } from "#app/site/site-styles.ts";
import accents from "#app/ui/accents.css?url";
import { RenderedPart } from "#app/ui/document-part.ts";
import { defaultFonts } from "#app/ui/fonts.ts";
import { HeadUpdates } from "#app/ui/head-updates.tsx";
import { RenderNonce } from "#app/ui/nonce.ts";
import { errorTitle, RouteError } from "#app/ui/route-error.tsx";

/** The title of errors that no other boundary has caught; pages set their own titles. */
export const meta: MetaFunction = ({ error }) =>
  error ? [{ title: errorTitle(error, messagesIn().errors) }] : [];

/** Each part of the document of every page, including error pages: `document.server.ts` puts them together. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(RenderNonce);
  const part = useContext(RenderedPart);
  switch (part) {
    case "head":
      return <Head />;
    case "scripts":
      return <Scripts nonce={nonce} />;
    case "page":
      return (
        <>
          {children}
          <ScrollPlace />
          <HeadUpdates>
            <Head />
          </HeadUpdates>
        </>
      );
  }
}

/** Layouts link their style sheets; an error page at this level has none. */
function Head() {
  const error = useRouteError();
  const fonts = useSiteData()?.fonts?.preloads ?? defaultFonts;
  return (
    <>
      <Meta />
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <Links />
      {error ? <link {...siteStyles} /> : null}
      <BrandTheme />
      {/* app/client/page.ts moves it out of here after the first paint. */}
      <noscript>
        <link rel="stylesheet" href={accents} />
      </noscript>
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Handles errors that no other route boundary has caught. */
export function ErrorBoundary() {
  const { errors } = useMessages();
  const { home, letsTalk } = useSitePaths();
  return (
    <main>
      <RouteError home={{ path: home(), label: errors.backHome }} contact={letsTalk()} />
    </main>
  );
}
