import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { answerContent } from "#app/admin/content/content-requests.server.ts";
import { messages } from "#app/admin/pages/messages.ts";
import { requirePage } from "#app/admin/pages/page-requests.server.ts";
import { redirectToItem } from "#app/admin/publishing/requested-item.server.ts";
import { pageStore } from "#app/blocks/page-store.server.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { saveDraft, saveSchema } from "#app/domain/pages/drafts.server.ts";
import { draftOf } from "#app/domain/pages/page-tree.server.ts";
import { editorOf } from "#app/domain/publishing/publishing-actions.server.ts";
import { orNotFound } from "#app/http/guards.server.ts";
import { readJson } from "#app/http/read-form.server.ts";
import { privateJson, requireDelete } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";
import { knownBlocks } from "#app/site/draft-frame/render-draft.server.ts";

export const loader = redirectToItem;

/** The editor's request: changes and the id of the account that made them. */
const bodySchema = saveSchema.extend({ accountId: z.uuid() });

/** POST JSON saves changes of the draft; DELETE resets the draft to the published version. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.update");
  if (request.method !== "POST" || request.headers.get("Content-Type") !== "application/json") {
    await requireDelete(request);
    const reset = orNotFound(await pageStore.discardDraft(page.id, staff));
    const outcome = { status: "discarded", draft: present(draftOf(reset)), version: reset.version };
    return answerContent(request, paths.admin.page(page.slug), outcome);
  }

  const body = bodySchema.safeParse(await readJson(request));
  if (!body.success) return json({ reason: z.prettifyError(body.error) }, 400);
  const { accountId, ...save } = body.data;
  if (accountId !== staff.id) return json({ reason: messages.someoneElseIsSignedIn }, 401);

  const outcome = orNotFound(await saveDraft({ ...save, pageId: page.id, by: staff }));
  if (outcome.status === "conflict") {
    const { theirs, theirVersion } = outcome;
    const by = (await editorOf(page)) ?? undefined;
    return json({ status: "conflict", theirs: present(theirs), theirVersion, by }, 409);
  }
  return json({ ...outcome, ...(outcome.draft ? { draft: present(outcome.draft) } : {}) });
}

function present(draft: PageDraft): PageDraft {
  return { ...draft, blocks: knownBlocks(draft.blocks) };
}

function json(body: object, status = 200): Response {
  return privateJson(body, status);
}
