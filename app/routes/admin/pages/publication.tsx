import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { countPages, withPagesBelow } from "#app/admin/pages/change-words.ts";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import { pagesHiddenWith } from "#app/domain/pages/page-index.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { publishPage, republishPage, unpublishPage } from "#app/domain/pages/publication.server.ts";
import { pressedOnce } from "#app/forms/pressed-once.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readWrite } from "#app/http/verbs.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `Unpublish ${data.title}` : "Unpublish");

/** Asks before several pages are unpublished (`?unpublish`); otherwise redirects to the list. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.read");
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("unpublish")) throw redirect(paths.admin.pages(), { headers: privateHeaders });
  const { page, hidden } = await readPage(params.slug);
  if (!page.isPublished) throw redirect(paths.admin.page(page.slug), { headers: privateHeaders });
  return {
    slug: page.slug,
    title: page.title,
    hidden: hidden.map(({ id, title, path }) => ({ id, title, path })),
    back: searchParams.get("back") === "page",
  };
}

/**
 * POST publishes the page's draft, or with `republish` what visitors saw last; DELETE unpublishes the page, after
 * asking when visitors lose more than one. All may be repeated. Redirects to the list or to the page's own screen
 * (`back`), which offers to undo; and to that screen when the page could not be published, which says why.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.publish");
  const { page, hidden } = await readPage(params.slug);
  const { form, isUndoing } = await readWrite(request);
  const screen = paths.admin.page(page.slug);
  const back = form.has("back") ? screen : paths.admin.pages();
  return redirect(await change(), { status: 303, headers: privateHeaders });

  async function change(): Promise<string> {
    if (isUndoing) return unpublish();
    if (form.has("republish")) await republishPage(page.id, staff);
    else {
      const refused = await publish(Number(form.get("baseVersion")) || undefined);
      if (refused) return `${screen}?refused=${refused}`;
    }
    return back;
  }

  async function unpublish() {
    if (hidden.length > 1 && !form.has("confirmed"))
      return `${paths.admin.publication(page.slug)}?unpublish${form.has("back") ? "&back=page" : ""}`;
    await unpublishPage(page.id, staff);
    return page.isPublished ? `${back}?unpublished=${page.id}` : back;
  }

  async function publish(baseVersion: number | undefined) {
    const outcome = found(await publishPage(page.id, { baseVersion, by: staff, missingInBlocks }));
    return { published: undefined, unchanged: undefined, missing: "missing", conflict: "changed" }[
      outcome.status
    ];
  }
}

async function readPage(slug: string | undefined) {
  const tree = await listPageTree();
  const page = found(tree.find((candidate) => candidate.slug === slug));
  return { page, hidden: pagesHiddenWith(tree, [page]) };
}

export default function Unpublish() {
  const { slug, title, hidden, back } = useLoaderData<typeof loader>();
  const isSending = useNavigation().formData !== undefined;
  return (
    <AdminPage title={`Unpublish ${title}`} back={{ to: paths.admin.pages(), label: "Pages" }}>
      <Form method="post" action={paths.admin.publication(slug)} className="grid max-w-[560px] gap-5">
        <input type="hidden" name="_method" value="delete" />
        <input type="hidden" name="confirmed" value="yes" />
        {back ? <input type="hidden" name="back" value="page" /> : null}
        <p>
          Unpublish {withPagesBelow(title, hidden.length - 1)}? Visitors get “not found” at these addresses
          until you publish {title} again:
        </p>
        <ul className="mono max-h-64 overflow-y-auto border border-line px-3 py-2">
          {hidden.map(({ id, path }) => (
            <li key={id}>{path}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.primary}>
            Unpublish {countPages(hidden.length)}
          </button>
          <Link to={back ? paths.admin.page(slug) : paths.admin.pages()} className={buttonClasses.plain}>
            Cancel
          </Link>
        </div>
      </Form>
    </AdminPage>
  );
}
