import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useLoaderData, useParams } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { editorTypeOf } from "#app/admin/content/content-in-editor.ts";
import { requireContent } from "#app/admin/content/content-requests.server.ts";
import { readContentInEditor } from "#app/admin/content/read-content.server.ts";
import { EditorError, EditorScreen, isAfterForm } from "#app/admin/editor/editor-screen.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { contentTypeAt, contentTypes } from "#app/domain/content-types/registry.ts";
import { orNotFound } from "#app/http/guards.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";

export const headers = () => privateHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.title ?? "Content");

/** An item in the trash redirects to its list, which offers to restore it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, type, store, id } = await requireContent(request, params, "read");
  const read = await store.read(id);
  const isTrashed = !read && (await store.listTrashed()).some((trashed) => trashed.id === id);
  if (isTrashed && allows(staff.role, `${type.policies}.update`))
    throw seeOther(`${paths.admin.contents(type.collection)}?trashed=${id}`);
  return readContentInEditor(request, { staff, store, read: orNotFound(read) });
}

export const shouldRevalidate: ShouldRevalidateFunction = (navigation) =>
  isAfterForm(navigation) || navigation.currentParams.contentId !== navigation.nextParams.contentId;

export default function ContentEditor() {
  const { title: _, ...loaded } = useLoaderData<typeof loader>();
  const type = contentTypeAt(useParams().type) ?? contentTypes.article; // the loader responds with 404 to an unknown type
  return (
    <EditorScreen key={loaded.item.id} type={editorTypeOf(type)} loaded={loaded}>
      <Outlet />
    </EditorScreen>
  );
}

export { EditorError as ErrorBoundary };
