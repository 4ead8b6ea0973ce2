import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { moveInWords } from "#app/admin/pages/messages.ts";
import type { MoveAnswer } from "#app/admin/pages/use-tree-move.ts";
import { answerMissing } from "#app/admin/publishing/requested-item.server.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { listPageTrees, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { type PlaceOutcome, placePage, undoPlacing } from "#app/domain/pages/place-page.server.ts";
import { orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { paths, withParameter } from "#app/paths/paths.ts";

export const loader = redirectTo("pages.read", () => paths.admin.pages());

const moveSchema = z.union([
  z.object({ undo: z.uuid() }),
  z.object({ step: z.enum(["up", "down"]) }),
  z.object({
    parentSlug: z.string().transform((slug) => slug || null),
    position: z.coerce.number().int().min(0).max(10_000),
    /** More than one public address changes and the editor has confirmed it. */
    confirmed: z.string().optional(),
  }),
]);

/**
 * POST moves the page: one step among its siblings, to a parent and a position, or back to its previous place (`undo`).
 * Responds with the tree and a message (`inline`); otherwise redirects to the tree or, after `undo`, to the page's screen unless `back=list`.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const found = (await listPageTrees()).find((page) => [page.id, pageKey(page)].includes(params.slug ?? ""));
  const form = await readForm(request);
  if (!found && form.has("inline")) {
    const refused: MoveAnswer = { status: "refused", message: "Someone else has deleted this page." };
    return data(refused, { status: 409 });
  }
  if (!found) throw await answerMissing(request, params.slug);
  const parsed = moveSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new Response("The page cannot be moved there", { status: 400 });
  const move = parsed.data;
  if ("undo" in move) {
    const outcome = await undoPlacing(move.undo, staff);
    const key = pageKey(outcome?.status === "placed" ? outcome.page : found);
    const screen = form.get("back") === "list" ? paths.admin.pages(found.language) : paths.admin.page(key);
    return seeOther(outcome?.status === "placed" ? screen : withParameter(screen, "not-undone"));
  }

  const placing =
    "step" in move
      ? { position: Math.max(found.position + (move.step === "up" ? -1 : 1), 0) }
      : { ...move, maxAddresses: move.confirmed ? undefined : 1 };
  const outcome = orNotFound(await placePage(found.id, placing, staff));
  if (form.has("inline")) {
    return data(answerTo(found, outcome), { status: outcome.status === "refused" ? 409 : 200 });
  }
  const list = paths.admin.pages(found.language);
  return seeOther(outcome.status === "placed" ? withParameter(list, `moved=${outcome.changeId}`) : list);
}

function answerTo({ id, title, path }: PageTreeItem, outcome: PlaceOutcome): MoveAnswer {
  switch (outcome.status) {
    case "refused":
      return { status: "refused", message: `${title}: ${outcome.message}.` };
    case "too-many-addresses":
      return { status: "unconfirmed", title, addresses: outcome.addresses };
    case "placed": {
      const message = moveInWords({ title, from: path, to: outcome.path });
      const undo = { action: paths.admin.place(id), fields: { undo: outcome.changeId, back: "list" } };
      return { status: "moved", message, undo };
    }
  }
}
