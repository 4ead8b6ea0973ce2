import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lastGood } from "#app/http/last-good.server.ts";
import { answerOldPath } from "#app/http/old-paths.server.ts";
import { found } from "#app/http/params.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import { contentHeaders, freshness } from "#app/http/stale.ts";
import { Article } from "#app/site/news/article.tsx";
import { readArticle } from "#app/site/news/read-article.server.ts";
import { pageMeta, unlistedMeta } from "#app/site/page-meta.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

export const headers = contentHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: article, matches }) => {
  if (!article) return unlistedMeta(matches, "Nothing here");
  const { title, excerpt, slug, coverImage } = article;
  return pageMeta(matches, {
    title,
    description: excerpt,
    path: sitePaths.article(slug),
    type: "article",
    image: coverImage,
  });
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = found(params.slug);
  const { value, ...answer } = await lastGood(`news:${slug}`, async () => {
    const article = await readArticle(slug);
    return article && withUploads(article);
  });
  if (!value) throw await answerOldPath(request);
  return data(value, { headers: freshness(answer) });
}

export default function NewsArticle() {
  return <Article article={useLoaderData<typeof loader>()} />;
}
