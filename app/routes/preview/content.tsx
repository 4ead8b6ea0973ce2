import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contentTypeAt } from "#app/domain/content-types/registry.ts";
import { idParam, orNotFound, requireStaff, versionParam } from "#app/http/guards.server.ts";
import { previewHeaders } from "#app/http/response-headers.ts";
import { readContentPreview } from "#app/site/content-previews.server.ts";
import { ContentItem } from "#app/site/content-types/content-item.tsx";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { inPreviewLanguage } from "#app/site/preview/preview-language.server.ts";
import { PreviewMark } from "#app/site/preview/preview-mark.tsx";

export const headers = () => previewHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  unlistedMeta(matches, ({ errors, preview }) =>
    data ? preview.titleOf(data.title) : errors.notFound.title,
  );

/** The draft of a content item, or one of its versions (`?version=3`), for signed-in users. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const type = contentTypeAt(params.type);
  await requireStaff(request, type ? `${type.policies}.read` : "admin.enter");
  const version = versionParam(request);
  const { name } = orNotFound(type);
  const id = idParam(params.contentId);
  const content = orNotFound(
    await inPreviewLanguage(params, async () => readContentPreview(name, id, version)),
  );
  return data({ ...content, version }, { headers: previewHeaders });
}

export default function ContentPreview() {
  const { version, ...content } = useLoaderData<typeof loader>();
  return (
    <>
      <ContentItem {...content} />
      <PreviewMark version={version} />
    </>
  );
}
