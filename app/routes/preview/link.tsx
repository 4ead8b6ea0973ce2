import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orNotFound } from "#app/http/guards.server.ts";
import { previewHeaders } from "#app/http/response-headers.ts";
import { readPreviewPage } from "#app/site/content-page.server.ts";
import { readSharedContent } from "#app/site/content-previews.server.ts";
import { ContentItem } from "#app/site/content-types/content-item.tsx";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { PageView } from "#app/site/page-view.tsx";
import * as messages from "#app/site/preview/messages.ts";
import { ExpiredPreview, PreviewMark } from "#app/site/preview/preview-mark.tsx";

export const headers = () => previewHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const subject = data?.page ?? data?.content;
  return unlistedMeta(matches, subject ? messages.previewOf(subject.title) : messages.linkExpired);
};

/** The draft of a preview link, for a page or a content item; a notice for expired or revoked links. */
export async function loader({ params }: LoaderFunctionArgs) {
  const token = orNotFound(params.token);
  const page = await readPreviewPage({ token });
  const content = page ? undefined : await readSharedContent(token);
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
