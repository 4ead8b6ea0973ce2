import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { found } from "#app/http/params.ts";
import { previewHeaders } from "#app/http/private-headers.ts";
import { ContentPage } from "#app/site/content/content-page.tsx";
import { readPreviewPage } from "#app/site/content-page.server.ts";
import { Article } from "#app/site/news/article.tsx";
import { readSharedArticle } from "#app/site/news/read-article.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

export const headers = () => previewHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  unlistedMeta(matches, data ? `Preview: ${(data.page ?? data.article)?.title}` : "Nothing here");

/** The draft behind a preview link, of a page or an article; 404 once the link has expired or was revoked. */
export async function loader({ params }: LoaderFunctionArgs) {
  const token = found(params.token);
  const page = await readPreviewPage({ token });
  const article = page ? undefined : found(await readSharedArticle(token));
  return data(await withUploads({ page, article }), { headers: previewHeaders });
}

export default function SharedPreview() {
  const { page, article } = useLoaderData<typeof loader>();
  if (page) return <ContentPage page={page} />;
  return article ? <Article article={article} /> : null;
}
