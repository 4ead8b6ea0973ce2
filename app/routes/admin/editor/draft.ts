import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { editorAnswer, requireEditedPage, toEditor } from "#app/admin/editor/edited-page.server.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { discardDraft, readDraft, saveDraft, saveSchema } from "#app/domain/pages/drafts.server.ts";
import { found } from "#app/http/params.ts";
import { readJson } from "#app/http/read-form.server.ts";
import { presentBlocks } from "#app/site/draft-frame/draw-draft.server.ts";

export const loader = toEditor;

/** What the editor sends: a save, and whose it is. */
const bodySchema = saveSchema.extend({ accountId: z.uuid() });

/** POST saves a part of the draft, DELETE puts the draft back to what is live. Answers in JSON. */
export async function action(asked: ActionFunctionArgs) {
  const { staff, page } = await requireEditedPage(asked, "pages.update");
  if (asked.request.method === "DELETE") {
    await discardDraft(page.id, staff);
    const { draft, version } = found(await readDraft(page.slug));
    return editorAnswer({ draft: present(draft), version });
  }

  const body = bodySchema.safeParse(await readJson(asked.request));
  if (!body.success) return editorAnswer({ reason: z.prettifyError(body.error) }, 400);
  const { accountId, ...save } = body.data;
  if (accountId !== staff.id) return editorAnswer({ reason: "Somebody else is signed in" }, 401);

  const outcome = found(await saveDraft({ ...save, pageId: page.id, by: staff }));
  if (outcome.status === "conflict") {
    const { theirs, theirVersion } = outcome;
    return editorAnswer({ status: "conflict", theirs: present(theirs), theirVersion }, 409);
  }
  return editorAnswer({ ...outcome, ...(outcome.draft ? { draft: present(outcome.draft) } : {}) });
}

function present(draft: PageDraft): PageDraft {
  return { ...draft, blocks: presentBlocks(draft.blocks) };
}
