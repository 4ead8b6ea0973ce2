import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPreviewPage } from "#app/domain/pages/drafts.server.ts";
import { draftOf } from "#app/domain/pages/page-tree.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { previewHeaders } from "#app/http/response-headers.ts";
import { aroundFrameBlock } from "#app/site/draft-frame/frame-block.tsx";
import { renderDraft } from "#app/site/draft-frame/render-draft.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { PageView } from "#app/site/page-view.tsx";
import { inPreviewLanguage } from "#app/site/preview/preview-language.server.ts";

export const headers = () => previewHeaders;

export const meta: MetaFunction = ({ matches }) => unlistedMeta(matches, ({ preview }) => preview.editedPage);

/** A page's draft inside the editor; incomplete blocks are rendered as far as possible. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.read");
  const preview = orNotFound(await findPreviewPage({ pageId: idParam(params.pageId) }));
  const page = await inPreviewLanguage(params, () => renderDraft(preview, draftOf(preview.page)));
  return data({ ...page, version: preview.page.version }, { headers: previewHeaders });
}

export default function EditorFrame() {
  const page = useLoaderData<typeof loader>();
  return (
    <div data-frame-version={page.version} className="contents">
      <PageView page={page} around={aroundFrameBlock} />
    </div>
  );
}
