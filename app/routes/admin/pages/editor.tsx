import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { EditorError, EditorScreen, isAfterForm } from "#app/admin/editor/editor-screen.tsx";
import { pageType } from "#app/admin/editor/page/page-type.tsx";
import { readPageInEditor } from "#app/admin/editor/page/read-page.server.ts";
import { requirePage } from "#app/admin/publishing/requested-item.server.ts";
import { withCurrentBlocks } from "#app/blocks/read-blocks.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { shareCardOf } from "#app/site/discovery/share-card.server.ts";

export const headers = () => privateHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? data.draft.title : "No subpages");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.read");
  const { settings, card, draft, ...editor } = await readPageInEditor(request, page, staff);
  return {
    ...editor,
    draft: withCurrentBlocks(draft),
    site: { url: siteUrl, shareCard: await shareCardOf(settings, card) },
  };
}

/** Another slug means another page, or the same page after a rename. */
export const shouldRevalidate: ShouldRevalidateFunction = (navigation) =>
  isAfterForm(navigation) || navigation.currentParams.slug !== navigation.nextParams.slug;

export default function PageEditor() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <EditorScreen key={loaded.item.id} type={pageType} loaded={loaded}>
      <Outlet />
    </EditorScreen>
  );
}

export { EditorError as ErrorBoundary };
