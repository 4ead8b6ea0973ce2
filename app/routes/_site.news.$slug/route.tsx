import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { answerOldPath } from "#app/http/old-paths.server.ts";
import { found } from "#app/http/params.ts";
import { contentHeaders, freshness } from "#app/http/stale.ts";
import { articleHead } from "#app/site/discovery/page-heads.server.ts";
import { Article } from "#app/site/news/article.tsx";
import { readArticle } from "#app/site/news/read-article.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = found(params.slug);
  const { value, ...answer } = await lastGood(`news:${slug}`, async () => {
    const [article, settings] = await Promise.all([readArticle(slug), getSettings()]);
    return article && { ...(await withUploads(article)), head: articleHead(settings, article) };
  });
  if (!value) throw await answerOldPath(request);
  return data(value, { headers: freshness(answer) });
}

export default function NewsArticle() {
  return <Article article={useLoaderData<typeof loader>()} />;
}
