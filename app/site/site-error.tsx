import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Suspense } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { lazyComponent } from "#app/ui/lazy-component.ts";
import { RouteError } from "#app/ui/route-error.tsx";
import { Chrome, chromeInsetClasses } from "./chrome/chrome.tsx";
import { contactHref } from "./contact-href.ts";
import { type SiteData, useSiteData } from "./site-data.ts";

/** Loaded lazily: only error pages need it. */
const NotFound = lazyComponent<{ site: SiteData }, "default">(
  "not-found",
  () => import("./not-found/not-found.tsx"),
  "default",
);

/** The error inside the site's chrome; on a bare page when the chrome's data is missing. */
export function SiteError() {
  const { errors } = useMessages();
  const sitePaths = useSitePaths();
  const home = { path: sitePaths.home(), label: errors.backHome };
  const site = useSiteData();
  const error = useRouteError();
  if (!site) {
    return (
      <main>
        <RouteError home={home} contact={sitePaths.letsTalk()} />
      </main>
    );
  }
  const isMissing = isRouteErrorResponse(error) && [404, 410].includes(error.status);
  return (
    <Chrome>
      <div className={chromeInsetClasses}>
        {isMissing ? (
          <Suspense>
            <NotFound site={site} />
          </Suspense>
        ) : (
          <RouteError home={home} contact={contactHref(site.settings, sitePaths)} />
        )}
      </div>
    </Chrome>
  );
}
