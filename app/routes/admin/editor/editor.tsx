import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminError } from "#app/admin/admin-error.tsx";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { EditorRoom } from "#app/admin/editor/editor-room.tsx";
import { EditorScreen } from "#app/admin/editor/editor-screen.tsx";
import { describeLibrary } from "#app/admin/editor/library.ts";
import { readDraft } from "#app/domain/pages/drafts.server.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { presentBlocks } from "#app/site/draft-frame/draw-draft.server.ts";

export const headers: HeadersFunction = () => privateHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? data.draft.title : "Nothing here");

/** Everything the editor begins with; from then on it goes on by itself. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const [read, tree] = await Promise.all([readDraft(found(params.slug)), listPageTree()]);
  const { page, draft, isChanged, version } = found(read);
  return {
    account: { id: staff.id, name: staff.name },
    page: {
      id: page.id,
      slug: page.slug,
      path: found(tree.find(({ id }) => id === page.id)).path,
      isPublished: page.isPublished,
      scheduledAt: page.scheduledAt,
      isChanged,
    },
    draft: { ...draft, blocks: presentBlocks(draft.blocks) },
    version,
    library: describeLibrary(),
    pages: tree.map(({ id, title, path, level, isPublished }) => ({ id, title, path, level, isPublished })),
  };
}

/** The editor keeps what is being edited; another read of it would throw that away. */
export const shouldRevalidate = () => false;

export default function PageEditor() {
  const data = useLoaderData<typeof loader>();
  return <EditorScreen key={data.page.id} {...data} />;
}

export function ErrorBoundary() {
  return (
    <EditorRoom>
      <AdminError />
    </EditorRoom>
  );
}
