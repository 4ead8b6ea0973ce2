import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { paths } from "#app/http/paths.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { RouteError } from "#app/ui/route-error.tsx";
import { besideChrome, Chrome } from "./chrome/chrome.tsx";
import { type SiteData, useSiteData } from "./site-data.ts";

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
  const isMissing = isRouteErrorResponse(error) && [404, 410].includes(error.status);
  return (
    <Chrome>
      <div className={besideChrome}>
        <RouteError home={home} contact={`mailto:${site.settings.contact_email}`}>
          {isMissing ? <MainLinks navigation={site.navigation} /> : null}
        </RouteError>
      </div>
    </Chrome>
  );
}

const home = { path: paths.home(), label: "Back to the start" };

/** Where somebody who is lost may have wanted to go. */
function MainLinks({ navigation }: Pick<SiteData, "navigation">) {
  if (navigation.length === 0) return null;
  return (
    <nav aria-label="Main pages" className="mt-20 max-w-3xl">
      <ul className="border-b border-line">
        {navigation.map(({ slug, title, path, number }) => (
          <li key={slug}>
            <Link
              to={path}
              className="group grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-baseline border-t border-line py-3.5 text-[1.3125rem] leading-tight font-medium tracking-[-0.02em]"
            >
              <span aria-hidden="true" className="mono text-muted">
                {number}
              </span>
              {title}
              <Arrow className="shrink-0 transition-transform duration-200 ease-out group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
