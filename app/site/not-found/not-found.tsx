import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { numbered } from "#app/blocks/numbered.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { type Language, languages } from "#app/languages/language.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { contactHref } from "#app/site/contact-href.ts";
import { SearchForm } from "#app/site/search/search-form.tsx";
import type { SiteData } from "#app/site/site-data.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { customProperties } from "#app/ui/custom-properties.ts";
import { Figure } from "#app/ui/figure.tsx";
import { RouteError } from "#app/ui/route-error.tsx";
import { InternalLink } from "#app/ui/smart-link.tsx";
import { closestPages, decoded } from "./closest-pages.ts";
import { type AddressPart, comparedAddresses } from "./compared-addresses.ts";
import { elsewhereOf } from "./elsewhere.ts";
import href from "./not-found.css?url";

/** The 404 page: its figures as art, pages with a similar address, the search and the main pages. */
export default function NotFound({ site }: { site: SiteData }) {
  const { errors } = useMessages();
  const error = useRouteError();
  const sitePaths = useSitePaths();
  const elsewhere = elsewhereOf(isRouteErrorResponse(error) && error.data);
  const { navigation, settings } = site;
  const { pathname } = useLocation();
  const closest = closestPages(
    pathname,
    navigation.flatMap(({ title, path, children }) => [{ title, path }, ...children]),
  );
  return (
    <div className="not-found">
      <link rel="stylesheet" href={href} />
      <RouteError
        home={{ path: sitePaths.home(), label: errors.backHome }}
        contact={contactHref(settings, sitePaths)}
        picture={
          isRouteErrorResponse(error) && error.status === 404 ? (
            <Figures drawing={sitePaths.notFoundDrawing()} />
          ) : undefined
        }
      >
        <div className="not-found-ways">
          <div>
            {elsewhere.length > 0 ? (
              <div className="mb-14">
                <p className="mono mb-4 text-muted">{errors.elsewhere}</p>
                <PageRows label={errors.elsewhere} pages={elsewhere} />
              </div>
            ) : null}
            {closest.length > 0 ? (
              <div className="mb-14">
                <Compared asked={decoded(pathname)} nearest={closest[0]?.path ?? ""} />
                <p className="mono mb-4 text-muted">{errors.similar.heading}</p>
                <PageRows label={errors.similar.label} pages={closest} />
              </div>
            ) : null}
            <SearchForm />
          </div>
          <div>
            <p className="mono mb-4 text-muted">{errors.mainPages}</p>
            <PageRows label={errors.mainPages} pages={navigation} />
          </div>
        </div>
      </RouteError>
    </div>
  );
}

/** Below it, two addresses have little in common. */
const MIN_SIMILARITY = 0.6;

/** The address as it was asked for above the nearest one, in large type, with the letters that differ. */
function Compared({ asked, nearest }: { asked: string; nearest: string }) {
  const { similar } = useMessages().errors;
  const compared = comparedAddresses(asked, nearest, MIN_SIMILARITY);
  if (!compared) return null;
  const letters = Math.max(asked.length, nearest.length);
  return (
    <div className="not-found-compared" style={customProperties({ "--letters": Math.min(letters, 100) })}>
      <p className="mono text-muted">{similar.asked}</p>
      <p dir="ltr">
        <Parts parts={compared.asked} as="s" />
      </p>
      <InternalLink to={nearest} dir="ltr">
        <Parts parts={compared.nearest} as="b" />
      </InternalLink>
    </div>
  );
}

function Parts({ parts, as: Differing }: { parts: AddressPart[]; as: "s" | "b" }) {
  return numbered(parts).map(({ key, text, isShared }) =>
    isShared ? text : <Differing key={key}>{text}</Differing>,
  );
}

function Figures({ drawing }: { drawing: string }) {
  return (
    <Figure
      picture={drawing}
      alt="404"
      isFirst
      className="-mr-edge-right -ml-edge-left max-sm:aspect-[16/9]"
    />
  );
}

interface PageRowsProps {
  /** Accessible name of the list. */
  label: string;
  pages: (PageLink & { number?: string; language?: Language })[];
}

/** Pages as ruled rows. */
function PageRows({ label, pages }: PageRowsProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={label} className="max-w-3xl">
      <ul className="border-b border-line">
        {pages.map(({ title, path, number, language }) => (
          <li key={path}>
            <InternalLink
              to={path}
              hrefLang={language}
              className="group flex items-baseline border-t border-line py-3.5 text-[1.3125rem] leading-tight font-medium tracking-[-0.02em]"
            >
              {number ? (
                <span aria-hidden="true" className="mono w-11 shrink-0 text-muted">
                  {number}
                </span>
              ) : null}
              <span lang={language} className="min-w-0 grow">
                {title}
              </span>
              {language ? (
                <span lang={language} className="mono shrink-0 pr-3 text-muted">
                  {languages[language].name}
                </span>
              ) : null}
              <Arrow className="shrink-0 transition-transform duration-200 ease-out group-hover:translate-x-1" />
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
