import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerOldPath } from "#app/http/old-paths.server.ts";
import { found } from "#app/http/params.ts";
import { contentHeaders, freshness } from "#app/http/stale.ts";
import { Article } from "#app/site/news/article.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { readNewsArticle } from "#app/site/public-pages.server.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { value, ...answer } = await readNewsArticle(found(params.slug));
  if (!value) throw await answerOldPath(request);
  return data(value, { headers: freshness(answer) });
}

export default function NewsArticle() {
  return <Article article={useLoaderData<typeof loader>()} />;
}
