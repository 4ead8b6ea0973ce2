import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam, orNotFound, requireStaff, versionParam } from "#app/http/guards.server.ts";
import { previewHeaders } from "#app/http/response-headers.ts";
import { readPreviewPage } from "#app/site/content-page.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { PageView } from "#app/site/page-view.tsx";
import { inPreviewLanguage } from "#app/site/preview/preview-language.server.ts";
import { PreviewMark } from "#app/site/preview/preview-mark.tsx";

export const headers = () => previewHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  unlistedMeta(matches, ({ errors, preview }) =>
    data ? preview.titleOf(data.title) : errors.notFound.title,
  );

/** A page's draft, or one of its versions (`?version=3`), for signed-in users; the admin shows it in frames. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.read");
  const version = versionParam(request);
  const pageId = idParam(params.pageId);
  const page = orNotFound(await inPreviewLanguage(params, () => readPreviewPage({ pageId, version })));
  return data({ ...page, version }, { headers: previewHeaders });
}

export default function StaffPreview() {
  const { version, ...shown } = useLoaderData<typeof loader>();
  return (
    <>
      <PageView page={shown} />
      <PreviewMark version={version} />
    </>
  );
}
