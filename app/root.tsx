import * as messages from "#app/site/messages.ts";
import "#app/ui/no-eval.ts";
import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, useRouteError } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { sitePaths } from "#app/paths/site-paths.ts";
import { ScrollPlace } from "#app/site/loading/scroll-place.tsx";
import { siteStyles } from "#app/site/site-styles.ts";
import accents from "#app/ui/accents.css?url";
import { RenderedPart } from "#app/ui/document-part.ts";
import { fontPreloads } from "#app/ui/fonts.ts";
import { HeadUpdates } from "#app/ui/head-updates.tsx";
import { RenderNonce } from "#app/ui/nonce.ts";
import { errorTitle, RouteError } from "#app/ui/route-error.tsx";

export const links: LinksFunction = () => fontPreloads;

/** The title of errors that no other boundary has caught; pages set their own titles. */
export const meta: MetaFunction = ({ error }) => (error ? [{ title: errorTitle(error) }] : []);

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
  return (
    <>
      <Meta />
      <Links />
      {error ? <link {...siteStyles} /> : null}
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
  return (
    <main>
      <RouteError
        home={{ path: sitePaths.home(), label: messages.backToTheStart }}
        contact={sitePaths.letsTalk()}
      />
    </main>
  );
}
