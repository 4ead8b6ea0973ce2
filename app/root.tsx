import * as messages from "#app/site/messages.ts";
import "#app/ui/no-eval.ts";
import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, useRouteError } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { sitePaths } from "#app/http/site-paths.ts";
import { ScrollPlace } from "#app/site/loading/scroll-place.tsx";
import { siteStyles } from "#app/site/site-styles.ts";
import accents from "#app/ui/accents.css?url";
import { fontPreloads } from "#app/ui/fonts.ts";
import { RenderNonce } from "#app/ui/nonce.ts";
import { errorTitle, RouteError } from "#app/ui/route-error.tsx";

export const links: LinksFunction = () => [
  ...fontPreloads,
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** The title of errors that no other boundary has caught; pages set their own titles. */
export const meta: MetaFunction = ({ error }) => (error ? [{ title: errorTitle(error) }] : []);

/**
 * The document of every page, including error pages. Layouts link their style sheets; an error page at this level has
 * none.
 */
export function Layout({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const nonce = useContext(RenderNonce);
  return (
    // The admin's theme attribute is set by the server and by the theme switch, not by React.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {error ? <link {...siteStyles} /> : null}
        {/* app/client/page.ts moves it out of here after the first paint. */}
        <noscript>
          <link rel="stylesheet" href={accents} />
        </noscript>
      </head>
      <body>
        {children}
        <ScrollPlace />
        <Scripts nonce={nonce} />
      </body>
    </html>
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
