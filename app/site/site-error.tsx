import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { paths } from "#app/http/paths.ts";
import { RouteError } from "#app/ui/route-error.tsx";
import { besideChrome, Chrome } from "./chrome/chrome.tsx";
import { NotFound } from "./not-found/not-found.tsx";
import { useSiteData } from "./site-data.ts";

/** What went wrong, inside the chrome; on a bare page where even the chrome's data is missing. */
export function SiteError() {
  const site = useSiteData();
  const error = useRouteError();
  if (!site) {
    return (
      <main>
        <RouteError home={home} contact={paths.letsTalk()} />
      </main>
    );
  }
  const missing = isRouteErrorResponse(error) && [404, 410].includes(error.status) ? error : undefined;
  return (
    <Chrome>
      <div className={besideChrome}>
        <RouteError home={home} contact={`mailto:${site.settings.contact_email}`}>
          {missing ? <NotFound data={missing.data} navigation={site.navigation} /> : null}
        </RouteError>
      </div>
    </Chrome>
  );
}

const home = { path: paths.home(), label: "Back to the start" };
