import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { orNotFound } from "#app/http/guards.server.ts";
import { previewHeaders } from "#app/http/response-headers.ts";
import { openedPreview } from "#app/http/site-preview.server.ts";
import { paths } from "#app/paths/paths.ts";
import { readPreviewPage } from "#app/site/content-page.server.ts";
import { readSharedContent } from "#app/site/content-previews.server.ts";
import { ContentItem } from "#app/site/content-types/content-item.tsx";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { PageView } from "#app/site/page-view.tsx";
import { inPreviewLanguage } from "#app/site/preview/preview-language.server.ts";
import { ExpiredPreview, PreviewMark } from "#app/site/preview/preview-mark.tsx";

export const headers = () => previewHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const subject = data?.page ?? data?.content;
  return unlistedMeta(matches, ({ preview }) =>
    subject ? preview.titleOf(subject.title) : preview.expired.title,
  );
};

/**
 * The draft of a preview link, for a page or a content item; a notice for expired or revoked links. A link to unpublished
 * settings opens the site with them.
 */
export async function loader({ params }: LoaderFunctionArgs) {
  const token = orNotFound(params.token);
  if ((await findPreviewLink(token))?.kind === "settings") {
    const headers = { ...previewHeaders, "Set-Cookie": openedPreview(token) };
    throw redirect(paths.home(), { headers });
  }
  const page = await inPreviewLanguage(params, () => readPreviewPage({ token }));
  const content = page ? undefined : await inPreviewLanguage(params, () => readSharedContent(token));
  const status = page || content ? 200 : 404;
  return data({ page, content }, { status, headers: previewHeaders });
}

export default function SharedPreview() {
  const { page, content } = useLoaderData<typeof loader>();
  if (!page && !content) return <ExpiredPreview />;
  return (
    <>
      {page ? <PageView page={page} /> : null}
      {content ? <ContentItem {...content} /> : null}
      <PreviewMark />
    </>
  );
}
