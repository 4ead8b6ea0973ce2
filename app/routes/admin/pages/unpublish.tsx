import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { Button, ButtonLink } from "#app/admin/button.tsx";
import { countPages, messages, withPagesBelow } from "#app/admin/pages/messages.ts";
import { refuseHome } from "#app/admin/pages/page-requests.server.ts";
import { requirePage } from "#app/admin/publishing/requested-item.server.ts";
import { ReferenceList } from "#app/admin/reference-list.tsx";
import { listLinksTo } from "#app/domain/pages/links-here.server.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { listHiddenWith } from "#app/domain/pages/page-tree.server.ts";
import { privateRedirect } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? messages.unpublish(data.title) : "Unpublish");

/** Asks for confirmation before several pages are unpublished. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { page } = await requirePage(request, params, "pages.read");
  refuseHome(page);
  if (!page.isPublished) throw privateRedirect(paths.admin.page(pageKey(page)));
  return {
    id: page.id,
    list: paths.admin.pages(page.language),
    screen: paths.admin.page(pageKey(page)),
    title: page.title,
    linksHere: await listLinksTo(page),
    hidden: (await listHiddenWith(page)).map(({ id, title, path }) => ({ id, title, path })),
    back: new URL(request.url).searchParams.get("back") === "list",
  };
}

export default function Unpublish() {
  const { id, list, screen, title, hidden, linksHere, back } = useLoaderData<typeof loader>();
  const isSending = useNavigation().formData !== undefined;
  return (
    <AdminPage title={messages.unpublish(title)} back={{ to: list, label: "Pages" }}>
      <Form
        method="post"
        action={paths.admin.document("pages", id).publication}
        className="grid max-w-[560px] gap-5"
      >
        <input type="hidden" name="_method" value="delete" />
        <input type="hidden" name="confirmed" value="yes" />
        {back ? <input type="hidden" name="back" value="list" /> : null}
        <p>
          Unpublish {withPagesBelow(title, hidden.length - 1)}? Visitors get “not found” at these addresses
          until you publish {title} again:
        </p>
        <ul className="mono max-h-64 overflow-y-auto border border-line px-3 py-2">
          {hidden.map(({ id, path }) => (
            <li key={id}>{path}</li>
          ))}
        </ul>
        {linksHere.length > 0 ? (
          <div className="border-l-2 border-warn pl-3">
            <p className="mb-1">{messages.backlinkCount(linksHere.length)}</p>
            <ReferenceList references={linksHere} />
          </div>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button isSending={isSending} look="primary">
            {messages.unpublish(countPages(hidden.length))}
          </Button>
          <ButtonLink to={back ? list : screen}>Cancel</ButtonLink>
        </div>
      </Form>
    </AdminPage>
  );
}
