import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pictureAt } from "#app/domain/media/media-item.ts";
import { resolvePictures } from "#app/domain/media/resolve-pictures.server.ts";
import { searchSite } from "#app/domain/search/search.server.ts";
import { pageName, queryName, readPage, readQuery } from "#app/domain/search/search.ts";
import { furtherLanguages, siteEdition } from "#app/http/language.server.ts";
import { hasUnknownLanguage } from "#app/http/old-paths.server.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { log } from "#app/platform/log.server.ts";
import { answerMissing } from "#app/site/not-found/answer-missing.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { SearchPage } from "#app/site/search/search-page.tsx";
import { addressTranslations } from "#app/site/translations/translations.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data: answer, matches }) =>
  unlistedMeta(matches, ({ search }) => (answer?.query ? search.titleOfQuery(answer.query) : search.title));

/** Search results are not cached: every query is a different address. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const noStore = { "Cache-Control": "no-store" };

export async function loader({ request }: LoaderFunctionArgs) {
  if (hasUnknownLanguage(request)) throw await answerMissing(request);
  const { searchParams } = new URL(request.url);
  const query = readQuery(searchParams.get(queryName));
  const translations = await addressTranslations(await furtherLanguages(), (edition) =>
    sitePathsIn(edition).search(),
  );
  const shown = { query, ...(translations && { translations }) };
  if (query === "") return data({ ...shown, results: undefined }, { headers: noStore });
  try {
    const found = await searchSite(query, readPage(searchParams.get(pageName)), await siteEdition());
    const hits = found.hits.map((hit) => ({ ...hit, picture: pictureAt(hit.picture) }));
    const results = await resolvePictures({ ...found, hits });
    return data({ ...shown, results }, { headers: noStore });
  } catch (err) {
    log.error({ err }, "a search failed");
    return data({ ...shown, results: null }, { status: 503, headers: { ...noStore, "Retry-After": "30" } });
  }
}

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
