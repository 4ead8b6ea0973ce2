import { z } from "zod";
import type { ChangeNotice } from "#app/admin/flash-message.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import { branchOf } from "#app/domain/pages/page-index.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { findPlacing } from "#app/domain/pages/undo-placing.server.ts";
import { paths } from "#app/http/paths.ts";
import { moveInWords, restoredInWords, withPagesBelow } from "./change-words.ts";
import { messages } from "./messages.ts";

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
    const tree = await listPageTree();
    const page = tree.find(({ id }) => id === pageId);
    if (!page || page.isPublished) return undefined;
    const below = branchOf(tree, page).slice(1);
    if (restored) return { id: pageId, message: restoredInWords(page.title, below.length) };
    const hidden = below.filter(({ isPublished }) => isPublished).length;
    return {
      id: `${pageId} ${page.version}`,
      message: messages.unpublished(withPagesBelow(page.title, hidden)),
      undo: { action: paths.admin.publication(page.slug), fields: { republish: "yes", ...backFields } },
    };
  }
  const placing = moved && (await findPlacing(moved, staff));
  if (!placing) return undefined;
  return {
    id: placing.changeId,
    message: moveInWords(placing),
    undo: { action: paths.admin.place(placing.slug), fields: { undo: placing.changeId, ...backFields } },
  };
}
