import { useLocation } from "@remix-run/react";
import type { NavigationPage } from "#app/domain/pages/navigation.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { SearchForm } from "#app/site/search/search-form.tsx";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/internal-link.tsx";
import { closestPages } from "./closest-pages.ts";
import * as messages from "./messages.ts";

/** Help on a 404 page: pages with a similar address, the search and the main pages. */
export default function NotFound({ navigation }: { navigation: NavigationPage[] }) {
  const { pathname } = useLocation();
  const closest = closestPages(
    pathname,
    navigation.flatMap(({ title, path, children }) => [{ title, path }, ...children]),
  );
  return (
    <>
      {closest.length > 0 ? (
        <div className="mt-14">
          <p className="mono mb-4 text-muted">{messages.didYouMean}</p>
          <PageRows label={messages.similarPages} pages={closest} />
        </div>
      ) : null}
      <div className="mt-14">
        <SearchForm />
      </div>
      <p className="mono mt-16 mb-4 text-muted">{messages.mainPages}</p>
      <PageRows label={messages.mainPages} pages={navigation} />
    </>
  );
}

interface PageRowsProps {
  /** Accessible name of the list. */
  label: string;
  pages: (PageLink & { number?: string })[];
}

/** Pages as ruled rows. */
export function PageRows({ label, pages }: PageRowsProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={label} className="max-w-3xl">
      <ul className="border-b border-line">
        {pages.map(({ title, path, number }) => (
          <li key={path}>
            <InternalLink
              to={path}
              className="group flex items-baseline border-t border-line py-3.5 text-[1.3125rem] leading-tight font-medium tracking-[-0.02em]"
            >
              {number ? (
                <span aria-hidden="true" className="mono w-11 shrink-0 text-muted">
                  {number}
                </span>
              ) : null}
              <span className="min-w-0 grow">{title}</span>
              <Arrow className="shrink-0 transition-transform duration-200 ease-out group-hover:translate-x-1" />
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
