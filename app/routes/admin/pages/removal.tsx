import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { Button, ButtonLink } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { messages } from "#app/admin/pages/messages.ts";
import { refuseHome } from "#app/admin/pages/page-requests.server.ts";
import { answerMissing } from "#app/admin/publishing/requested-item.server.ts";
import { ReferenceList } from "#app/admin/reference-list.tsx";
import { listLinksHere } from "#app/domain/pages/links-here.server.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { branchOf } from "#app/domain/pages/page-index.ts";
import { listPageTrees, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { trashPage } from "#app/domain/pages/trash.server.ts";
import { trashDays } from "#app/domain/publishing/trash.server.ts";
import { followRedirects } from "#app/domain/redirects/find-redirect.server.ts";
import { oldPath, targetSchema } from "#app/domain/redirects/redirect.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `Delete ${data.page.title}` : "Delete");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.update");
  const { page, branch } = await readBranch(request, params.slug);
  return {
    page,
    below: branch.length - 1,
    parentPath: page.level === 1 ? "" : page.path.split("/").slice(0, -1).join("/"),
    linksHere: await listLinksHere(page),
    trashDays,
  };
}

/** Moves the page and its descendants to the trash and redirects their addresses. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const { page, branch } = await readBranch(request, params.slug);
  const form = await readForm(request);
  const typed = String(form.get("to") ?? "").trim();
  const to = form.get("outcome") === "redirect" ? await readTarget(typed, branch) : { target: null };
  if ("problem" in to) return data({ problem: to.problem, typed }, { status: 400 });
  await trashPage(page.id, { to: to.target, by: staff });
  return seeOther(paths.admin.trash());
}

async function readBranch(request: Request, key = "") {
  const tree = await listPageTrees();
  const page = tree.find((candidate) => [candidate.id, pageKey(candidate)].includes(key));
  if (!page) throw await answerMissing(request, key);
  refuseHome(page);
  return { page, branch: branchOf(tree, page) };
}

async function readTarget(typed: string, branch: PageTreeItem[]) {
  const { data: target, error } = targetSchema.safeParse(typed);
  if (error)
    return { problem: error.issues[0]?.message ?? "Use a path that starts with /, or a web address" };
  const end = await followRedirects(target);
  if (end === undefined) return { problem: "This address redirects in a loop. Choose another" };
  const isInside = end !== null && branch.some(({ path }) => path === oldPath(end));
  return isInside ? { problem: "This page is being deleted too. Choose another" } : { target: end };
}

export default function Removal() {
  const { page, below, parentPath, linksHere, trashDays } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const screen = paths.admin.page(pageKey(page));
  const isRedirect = answer !== undefined || parentPath !== "";
  return (
    <AdminPage title={`Delete ${page.title}`} back={{ to: screen, label: page.title }}>
      <Form method="post" replace className="grid max-w-[560px] gap-5">
        <p>{messages.removedWithSubpages(below, trashDays)}</p>
        {linksHere.length > 0 ? (
          <div className="border-l-2 border-warn pl-3">
            <p className="mb-1">{messages.backlinkCount(linksHere.length)}</p>
            <ReferenceList references={linksHere} />
          </div>
        ) : null}
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-[0.75rem] text-muted">
            When someone opens an old link to {page.path}
          </legend>
          <label className="flex items-center gap-2">
            <input
              type="radio"
              name="outcome"
              value="redirect"
              defaultChecked={isRedirect}
              className={`accent-ink ${focusRing}`}
            />
            Redirect to another page (301)
          </label>
          <input
            name="to"
            defaultValue={answer?.typed ?? parentPath}
            placeholder="/solutions"
            aria-label="Path or web address to redirect to"
            aria-invalid={answer ? true : undefined}
            aria-describedby={answer ? "to-problem" : undefined}
            className={controlClasses("compact", "ml-5 w-72! font-mono")}
          />
          {answer ? (
            <p id="to-problem" role="alert" className="ml-5 text-[0.75rem] text-bad">
              {answer.problem}
            </p>
          ) : null}
          <label className="flex items-center gap-2">
            <input
              type="radio"
              name="outcome"
              value="gone"
              defaultChecked={!isRedirect}
              className={`accent-ink ${focusRing}`}
            />
            Show “page removed” (410)
          </label>
        </fieldset>
        <div className="flex gap-2">
          <Button look="primary">Move to the trash</Button>
          <ButtonLink to={screen}>Keep page</ButtonLink>
        </div>
      </Form>
    </AdminPage>
  );
}
