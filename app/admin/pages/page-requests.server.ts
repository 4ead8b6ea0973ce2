import { z } from "zod";
import type { ChangeNotice } from "#app/admin/flash-message.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import { homePageRefusal, isHome } from "#app/domain/pages/home.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { branchOf, pagesHiddenWith } from "#app/domain/pages/page-index.ts";
import { listPageTrees, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { findPlacing } from "#app/domain/pages/place-page.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";
import type { BulkAnswer } from "./bulk-bar.tsx";
import { moveInWords, restoredInWords, unpublishedInWords, withPagesBelow } from "./messages.ts";

/** Throws a 409 Response for the home page, which cannot be moved, unpublished or deleted. */
export function refuseHome(page: { slug: string }) {
  if (isHome(page)) throw new Response(`${homePageRefusal}.`, { status: 409, headers: privateHeaders });
}

/**
 * The notice for `?unpublished=` or `?restored=` with a page's id, or `?moved=` with the id of the change. Undefined
 * when the current state no longer matches. `back`: the undo redirects to the list, not to the page's screen.
 */
export async function readChangeNotice(
  request: Request,
  staff: Staff,
  back?: "list",
): Promise<ChangeNotice | undefined> {
  const { searchParams } = new URL(request.url);
  const idIn = (name: string) => z.uuid().safeParse(searchParams.get(name)).data;
  const [unpublished, restored, moved] = [idIn("unpublished"), idIn("restored"), idIn("moved")];
  const backFields: Record<string, string> = back ? { back } : {};
  const pageId = unpublished ?? restored;
  if (pageId) {
    const tree = await listPageTrees();
    const page = tree.find(({ id }) => id === pageId);
    if (!page || page.isPublished) return undefined;
    const below = branchOf(tree, page).slice(1);
    if (restored) return { id: pageId, message: restoredInWords(page.title, below.length) };
    const hidden = below.filter(({ isPublished }) => isPublished).length;
    return {
      id: `${pageId} ${page.version}`,
      message: unpublishedInWords(withPagesBelow(page.title, hidden), page.scheduledAt !== null),
      undo: {
        action: paths.admin.document("pages", page.id).publication,
        fields: { republish: "yes", ...backFields },
      },
    };
  }
  const placing = moved && (await findPlacing(moved, staff));
  if (!placing) return undefined;
  return {
    id: placing.changeId,
    message: moveInWords(placing),
    undo: { action: paths.admin.place(placing.pageId), fields: { undo: placing.changeId, ...backFields } },
  };
}

/** The notice for `?trashed=` with the id of a page that is, or was, in the trash. */
export function readTrashNotice(
  request: Request,
  trashed: { id: string; title: string; below: number }[],
): ChangeNotice | undefined {
  const trashedId = new URL(request.url).searchParams.get("trashed");
  if (!trashedId) return undefined;
  const page = trashed.find(({ id }) => id === trashedId);
  if (!page)
    return {
      id: trashedId,
      message: "The page is no longer in the trash: someone else has deleted it permanently.",
    };
  return {
    id: page.id,
    message: `${withPagesBelow(page.title, page.below)} moved to the trash.`,
    undo: { action: paths.admin.trash(), fields: { pageId: page.id } },
  };
}

type Verb = "publish" | "unpublish" | "republish";

/**
 * Publishes or unpublishes the pages of a form, parents first. Asks for confirmation before more than one page is
 * unpublished; `republish` undoes it.
 */
export async function changePublication(form: FormData, by: Staff): Promise<BulkAnswer> {
  const verb = verbOf(form.get("bulk"));
  const ids = new Set(form.getAll("pageId").map(String));
  const tree = await listPageTrees();
  const selected = tree.filter(({ id }) => ids.has(id));
  if (ids.size === 0) return { status: "none-selected" };
  if (verb === "unpublish" && !form.has("confirmed")) {
    const hidden = pagesHiddenWith(tree, selected).length;
    const pageIds = selected.map(({ id }) => id);
    if (hidden > 1) return { status: "unconfirmed", selected: selected.length, hidden, pageIds };
  }
  const changed: PageTreeItem[] = [];
  const refused: { key: string; title: string; reason: string }[] = [];
  for (const page of selected) {
    const reason = await change[verb](page, by);
    if (reason) refused.push({ key: pageKey(page), title: page.title, reason });
    else changed.push(page);
  }
  const undo = changed.filter(({ isPublished }) => verb === "unpublish" && isPublished).map(({ id }) => id);
  return {
    status: "done",
    verb: verb === "unpublish" ? "unpublished" : "published",
    done: changed.length,
    refused,
    deleted: ids.size - selected.length,
    undo,
  };
}

function verbOf(named: unknown): Verb {
  return named === "unpublish" || named === "republish" ? named : "publish";
}

/** Each returns why it failed; undefined on success. */
const change: Record<Verb, (page: PageTreeItem, by: Staff) => Promise<string | undefined>> = {
  async publish({ id, version }, by) {
    const outcome = await pageStore.publish(id, by, version);
    if (!outcome) return "has been deleted";
    if (outcome.status === "conflict") return "was changed at the same moment; check it and try again";
    if (outcome.status === "waiting" || outcome.status === "overlap")
      return "has a scheduled version: publish it in its editor";
    if (outcome.status === "missing")
      return `is not complete: ${outcome.missing.map(({ message }) => message).join(", ")}`;
    return undefined;
  },
  unpublish: async ({ id, slug }, by) =>
    isHome({ slug })
      ? "is the home page, which is always published"
      : (await pageStore.unpublish(id, by))
        ? undefined
        : "has been deleted",
  republish: async ({ id }, by) => ((await pageStore.republish(id, by)) ? undefined : "has been deleted"),
};
