import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { Fragment } from "react";
import { BlockView } from "#app/blocks/views.tsx";
import { renderingSchema } from "#app/domain/pages/draft.ts";
import { findPreviewPage } from "#app/domain/pages/drafts.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { readJson } from "#app/http/read-form.server.ts";
import { previewHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";
import { aroundFrameBlock } from "#app/site/draft-frame/frame-block.tsx";
import { renderDraft, resolveDraftBlocks } from "#app/site/draft-frame/render-draft.server.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { PageView } from "#app/site/page-view.tsx";
import { inPreviewLanguage } from "#app/site/preview/preview-language.server.ts";

export const headers = () => previewHeaders;

export const meta: MetaFunction = ({ matches }) => unlistedMeta(matches, ({ preview }) => preview.rendering);

/** There is no page at this address; document requests get the frame. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.read");
  const isDrawing = request.headers.get("Content-Type") === "application/json"; // after the action
  return isDrawing ? null : redirect(paths.editorFrame(idParam(params.pageId)), { headers: previewHeaders });
}

/** Renders blocks or the whole page from the editor's state, saved or not. Nothing is stored. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireStaff(request, "pages.update");
  const rendering = renderingSchema.safeParse(await readJson(request));
  if (!rendering.success) throw new Response("The request has no valid page state.", { status: 400 });

  if (rendering.data.kind === "page") {
    const preview = orNotFound(await findPreviewPage({ pageId: idParam(params.pageId) }));
    const { draft } = rendering.data;
    const page = await inPreviewLanguage(params, () => renderDraft(preview, draft));
    return data({ page, blocks: [] }, { headers: previewHeaders });
  }
  const sent = rendering.data.blocks;
  const places = new Map(sent.map(({ block, place }) => [block.id, place]));
  const blocks = await inPreviewLanguage(params, () => resolveDraftBlocks(sent.map(({ block }) => block)));
  const placed = blocks.map((block) => ({ block, place: places.get(block.id) ?? { isOpening: false } }));
  return data({ page: null, blocks: placed }, { headers: previewHeaders });
}

export default function Rendering() {
  const drawn = useActionData<typeof action>();
  if (!drawn) return null;
  return (
    <>
      {drawn.page ? <PageView page={drawn.page} around={aroundFrameBlock} /> : null}
      {drawn.blocks.map(({ block, place }) => (
        <Fragment key={block.id}>
          {aroundFrameBlock(block.id, <BlockView block={block} place={place} />)}
        </Fragment>
      ))}
    </>
  );
}
