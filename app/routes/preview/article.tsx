import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "#app/http/guards.server.ts";
import { found, idParam, positionParam } from "#app/http/params.ts";
import { previewHeaders } from "#app/http/private-headers.ts";
import { Article } from "#app/site/news/article.tsx";
import { readArticlePreview } from "#app/site/news/read-article.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { PreviewMark } from "#app/site/preview-mark.tsx";

export const headers = () => previewHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  unlistedMeta(matches, data ? `Preview: ${data.title}` : "Nothing here");

/** An article's draft, or one of its versions (`?version=3`), for people who are signed in. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "news.read");
  const asked = new URL(request.url).searchParams.get("version");
  const version = asked === null ? undefined : positionParam(asked);
  const article = found(await readArticlePreview(idParam(params.articleId), version));
  return data({ ...article, version }, { headers: previewHeaders });
}

export default function ArticlePreview() {
  const { version, ...shown } = useLoaderData<typeof loader>();
  return (
    <>
      <Article article={shown} />
      <PreviewMark>{version === undefined ? "Draft preview" : `Preview of version ${version}`}</PreviewMark>
    </>
  );
}
