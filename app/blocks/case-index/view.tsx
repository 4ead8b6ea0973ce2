import { useLocation } from "@remix-run/react";
import { useFormats, useMessages } from "#app/languages/use-messages.ts";
import { beginThread, carryThread } from "#app/ui/carry-thread.ts";
import { sharedElement } from "#app/ui/custom-properties.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { wideSizes } from "#app/ui/picture-sources.ts";
import { Section } from "#app/ui/section.tsx";
import { InternalLink } from "#app/ui/smart-link.tsx";
import { WithArrow } from "../counted.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { CaseListStyles } from "../story-styles/story-styles.tsx";
import type { ListedCase } from "./data.server.ts";
import { facetNames, filterCases, filterOptions, isFiltered } from "./filter.ts";

/** Cases as rows with their covers. Filters are in the address, so they work without JavaScript. */
export default function CaseIndex(props: ViewProps<"case-index">) {
  const messages = useMessages().blocks.caseIndex;
  const { label, heading, cases, data, place } = props;
  const { pathname, search } = useLocation();
  if (!data) return null;
  const hasFilters = cases === "all";
  const query = new URLSearchParams(hasFilters ? search : "");
  const shown = filterCases(data.cases, query);
  return (
    <>
      <Section number={place.number} label={label} heading={heading}>
        <CaseListStyles />
        {hasFilters && data.cases.length > 1 ? (
          <Filters cases={data.cases} shown={shown.length} pathname={pathname} query={query} />
        ) : null}
        {data.cases.length === 0 ? <Empty>{messages.empty}</Empty> : null}
        {data.cases.length > 0 && shown.length === 0 ? (
          <Empty>
            {messages.noMatch}{" "}
            <InternalLink to={pathname} className="inline-link" preventScrollReset>
              {messages.showAll}
            </InternalLink>
          </Empty>
        ) : null}
      </Section>
      {shown.length > 0 ? (
        <ol className={hasFilters ? "case-rows" : "case-rows case-rows-beside"} ref={carryThread}>
          {shown.map((listed) => (
            <Row
              key={listed.path}
              listed={listed}
              number={data.cases.indexOf(listed) + 1}
              hasHeading={!!(heading ?? label)}
            />
          ))}
        </ol>
      ) : null}
    </>
  );
}

interface FiltersProps {
  cases: ListedCase[];
  shown: number;
  pathname: string;
  query: URLSearchParams;
}

function Filters({ cases, shown, pathname, query }: FiltersProps) {
  const { compare } = useFormats();
  const messages = useMessages().blocks.caseIndex;
  return (
    <search className="case-filters">
      {facetNames.map((name) => {
        const options = filterOptions(name, cases, query, compare);
        const active = options.find(({ isActive }) => isActive);
        return options.length > 1 ? (
          <details key={name} open={!!active}>
            <summary className="mono">
              {messages.filters[name]}{" "}
              <span className="case-filter-value">{active?.title ?? messages.all}</span>
            </summary>
            <ul>
              {options.map(({ slug, title, count, isActive, search }) => (
                <li key={slug}>
                  {count > 0 ? (
                    <InternalLink
                      to={pathname + search}
                      aria-current={isActive || undefined}
                      className="case-filter"
                      preventScrollReset
                    >
                      {title} <span className="mono">{count}</span>
                    </InternalLink>
                  ) : (
                    <span className="case-filter">
                      {title} <span className="mono">0</span>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </details>
        ) : null;
      })}
      <p className="mono" role="status">
        {messages.shownOf(shown, cases.length)}{" "}
        {isFiltered(query) ? (
          <InternalLink to={pathname} className="inline-link" preventScrollReset>
            {messages.clearFilters}
          </InternalLink>
        ) : null}
      </p>
    </search>
  );
}

interface RowProps {
  listed: ListedCase;
  number: number;
  hasHeading: boolean;
}

function Row({ listed, number, hasHeading }: RowProps) {
  const { path, client, year, sector, excerpt, figure, coverImage, ground } = listed;
  const slug = path.split("/").at(-1) ?? "";
  const Client = hasHeading ? "h3" : "h2";
  return (
    <li>
      <InternalLink to={path} className="case-row" data-ground={ground} onPointerEnter={beginThread}>
        <span style={sharedElement("thread", slug)} />
        <span aria-hidden="true" className="case-row-number mono">
          {String(number).padStart(2, "0")}
        </span>
        <Client className="case-row-client" style={sharedElement("title", slug)}>
          {client}
        </Client>
        <span className="case-row-meta mono">
          {sector?.title} {year}
        </span>
        {figure ? (
          <span className="case-row-figure">
            <strong>
              <WithArrow value={figure.value} />
            </strong>{" "}
            {figure.label}
          </span>
        ) : (
          <span className="case-row-figure">{excerpt}</span>
        )}
        {coverImage ? (
          <span className="case-row-cover" style={sharedElement("cover", slug)}>
            <Picture picture={coverImage} alt="" sizes={wideSizes} width={1600} height={1000} />
          </span>
        ) : null}
      </InternalLink>
    </li>
  );
}
