import type { BulkAnswer } from "#app/admin/pages/bulk-bar.tsx";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { listPageTree, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { publishPage, unpublishPage } from "#app/domain/pages/publication.server.ts";

/** Publishes or unpublishes the pages that a form names, those that stand higher first. */
export async function changePublication(form: FormData, by: Staff): Promise<BulkAnswer> {
  const verb = form.get("bulk") === "unpublish" ? "unpublished" : "published";
  const ids = new Set(form.getAll("pageId").map(String));
  const answer: BulkAnswer = { verb, done: 0, refused: [] };
  for (const page of (await listPageTree()).filter(({ id }) => ids.has(id))) {
    const reason = verb === "published" ? await publish(page, by) : await unpublish(page, by);
    if (reason) answer.refused.push({ slug: page.slug, title: page.title, reason });
    else answer.done += 1;
  }
  return answer;
}

/** Why it did not work; undefined when it did. */
async function publish({ id, version }: PageTreeItem, by: Staff): Promise<string | undefined> {
  const outcome = await publishPage(id, { baseVersion: version, by, missingInBlocks });
  if (!outcome) return "is gone";
  if (outcome.status === "conflict") return "was changed at the same moment; look at it and try again";
  if (outcome.status === "missing")
    return `is not complete: ${outcome.missing.map(({ message }) => message).join(", ")}`;
  return undefined;
}

async function unpublish({ id }: PageTreeItem, by: Staff): Promise<string | undefined> {
  return (await unpublishPage(id, by)) ? undefined : "is gone";
}
