import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { discardDraft, readDraft, saveDraft, saveSchema } from "#app/domain/pages/drafts.server.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { presentBlocks } from "#app/site/draft-frame/draw-draft.server.ts";

/** There is no page here; whoever comes by the address sees the editor. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.update");
  return redirect(paths.admin.edit(found(params.slug)), { headers: privateHeaders });
}

/** What the editor sends: a save, and whose it is. */
const bodySchema = saveSchema.extend({ accountId: z.uuid() });

/** POST saves a part of the draft, DELETE puts the draft back to what is live. Answers in JSON. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const page = found(await findPage({ slug: found(params.slug) }));
  if (request.method === "DELETE") {
    await discardDraft(page.id, staff);
    const { draft, version } = found(await readDraft(page.slug));
    return answer({ draft: present(draft), version });
  }

  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return answer({ reason: z.prettifyError(body.error) }, 400);
  const { accountId, ...save } = body.data;
  if (accountId !== staff.id) return answer({ reason: "Somebody else is signed in" }, 401);

  const outcome = found(await saveDraft({ ...save, pageId: page.id, by: staff }));
  if (outcome.status === "conflict") {
    return answer(
      { status: "conflict", theirs: present(outcome.theirs), theirVersion: outcome.theirVersion },
      409,
    );
  }
  return answer({ ...outcome, ...(outcome.draft ? { draft: present(outcome.draft) } : {}) });
}

function present(draft: PageDraft): PageDraft {
  return { ...draft, blocks: presentBlocks(draft.blocks) };
}

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: privateHeaders });
}
