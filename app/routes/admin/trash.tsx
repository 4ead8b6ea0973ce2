import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, EmptyState } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { ChangeNoticeBar } from "#app/admin/flash-message.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { messages } from "#app/admin/pages/messages.ts";
import { readTrashNotice } from "#app/admin/pages/page-requests.server.ts";
import { PostButton } from "#app/admin/post-button.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { findPage } from "#app/domain/pages/page-tree.server.ts";
import { listTrash, purgePage, restorePage } from "#app/domain/pages/trash.server.ts";
import { trashDays } from "#app/domain/publishing/trash.server.ts";
import { idParam, requireStaff } from "#app/http/guards.server.ts";
import { readWrite, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Trash");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "pages.read");
  const pages = await listTrash();
  const mayUpdate = allows(staff.role, "pages.update");
  return { pages, trashDays, mayUpdate, notice: mayUpdate ? readTrashNotice(request, pages) : undefined };
}

/** Restores a page from the trash, or deletes it permanently (`_method=delete`). */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const { form, isDelete } = await readWrite(request);
  const pageId = idParam(String(form.get("pageId")));
  if (isDelete) {
    await purgePage(pageId, staff);
    return seeOther(paths.admin.trash());
  }
  const page = (await restorePage(pageId, staff)) ?? (await findPage({ id: pageId }));
  if (!page) return seeOther(`${paths.admin.trash()}?trashed=${pageId}`);
  return seeOther(`${paths.admin.page(pageKey(page))}?restored=${page.id}`);
}

export default function Trash() {
  const { pages, trashDays, mayUpdate, notice } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Trash" back={{ to: paths.admin.pages(), label: "Pages" }}>
      {pages.length === 0 ? (
        <EmptyState title="The trash is empty">Deleted pages wait here for {trashDays} days.</EmptyState>
      ) : (
        <ul className="max-w-[940px]">
          {pages.map(({ id, title, path, below, trashedAt, by }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
              <div className="min-w-0 grow">
                <p className="font-semibold wrap-anywhere">
                  {title}
                  {below > 0 ? (
                    <span className="font-normal text-muted"> {messages.withPagesBelow(below)}</span>
                  ) : null}
                </p>
                <p className="text-[0.75rem] text-muted">
                  <span className="mono">{path}</span>
                  {trashedAt ? (
                    <>
                      , deleted <Moment at={trashedAt} />
                    </>
                  ) : null}
                  {by ? ` by ${by}` : null}
                </p>
              </div>
              {mayUpdate ? (
                <div className="flex gap-2">
                  <PostButton action={paths.admin.trash()} fields={{ pageId: id }}>
                    Restore
                    <span className="sr-only"> {title}</span>
                  </PostButton>
                  <PostButton
                    action={paths.admin.trash()}
                    fields={{ pageId: id, _method: "delete" }}
                    className={`${buttonClasses.quiet} hover:text-bad!`}
                  >
                    Delete permanently
                    <span className="sr-only">: {title}</span>
                  </PostButton>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <ChangeNoticeBar notice={notice} />
    </AdminPage>
  );
}
