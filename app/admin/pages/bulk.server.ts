import type { BulkAnswer } from "#app/admin/pages/bulk-bar.tsx";
import { pageStore } from "#app/blocks/page-store.server.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { isHome } from "#app/domain/pages/home.ts";
import { pagesHiddenWith } from "#app/domain/pages/page-index.ts";
import { listPageTree, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { messages } from "./messages.ts";

type Verb = "publish" | "unpublish" | "republish";

/**
 * Publishes or unpublishes the pages of a form, parents first. Asks for confirmation before more than one page is
 * unpublished; `republish` undoes it.
 */
export async function changePublication(form: FormData, by: Staff): Promise<BulkAnswer> {
  const verb = verbOf(form.get("bulk"));
  const ids = new Set(form.getAll("pageId").map(String));
  const tree = await listPageTree();
  const selected = tree.filter(({ id }) => ids.has(id));
  if (selected.length === 0) return { status: "none-selected" };
  if (verb === "unpublish" && !form.has("confirmed")) {
    const hidden = pagesHiddenWith(tree, selected).length;
    const pageIds = selected.map(({ id }) => id);
    if (hidden > 1) return { status: "unconfirmed", selected: selected.length, hidden, pageIds };
  }
  const changed: PageTreeItem[] = [];
  const refused: { slug: string; title: string; reason: string }[] = [];
  for (const page of selected) {
    const reason = await change[verb](page, by);
    if (reason) refused.push({ slug: page.slug, title: page.title, reason });
    else changed.push(page);
  }
  const undo = changed.filter(({ isPublished }) => verb === "unpublish" && isPublished).map(({ id }) => id);
  return {
    status: "done",
    verb: verb === "unpublish" ? "unpublished" : "published",
    done: changed.length,
    refused,
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
    if (!outcome) return messages.hasBeenDeleted;
    if (outcome.status === "conflict") return messages.wasChangedMeanwhile;
    if (outcome.status === "missing")
      return messages.isNotComplete(outcome.missing.map(({ message }) => message).join(", "));
    return undefined;
  },
  unpublish: async ({ id, slug }, by) =>
    isHome({ slug })
      ? messages.isHomePage
      : (await pageStore.unpublish(id, by))
        ? undefined
        : messages.hasBeenDeleted,
  republish: async ({ id }, by) =>
    (await pageStore.republish(id, by)) ? undefined : messages.hasBeenDeleted,
};
