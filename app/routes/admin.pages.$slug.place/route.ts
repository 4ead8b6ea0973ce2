import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import type { MoveAnswer } from "#app/admin/pages/use-tree-move.ts";
import { renameReferences } from "#app/blocks/page-references.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { type PlaceOutcome, placePage } from "#app/domain/pages/place-page.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const loader = leadTo("pages.read", () => paths.admin.pages());

const moveSchema = z.union([
  z.object({ step: z.enum(["up", "down"]) }),
  z.object({
    parentSlug: z.string().transform((slug) => slug || null),
    position: z.coerce.number().int().min(0).max(10_000),
  }),
]);

/**
 * POST moves the page: one step among its siblings, or to a parent and a position. Answers in words to the tree
 * (`inline`), else leads back to it.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const page = found((await listPageTree()).find(({ slug }) => slug === params.slug));
  const form = await readForm(request);
  const move = moveSchema.safeParse(Object.fromEntries(form));
  if (!move.success) throw new Response("This move makes no sense", { status: 400 });

  const placing =
    "step" in move.data
      ? { position: Math.max(page.position + (move.data.step === "up" ? -1 : 1), 0) }
      : move.data;
  const outcome = found(await placePage(page.id, placing, staff, renameReferences));
  if (form.has("inline")) {
    return data<MoveAnswer>(inWords(page.title, outcome), {
      status: outcome.status === "refused" ? 409 : 200,
    });
  }
  return redirect(paths.admin.pages(), { status: 303, headers: privateHeaders });
}

function inWords(title: string, outcome: PlaceOutcome): MoveAnswer {
  if (outcome.status === "refused") return { isRefused: true, message: `${title}: ${outcome.message}.` };
  const { redirected } = outcome;
  const old = redirected === 1 ? "1 old address leads" : `${redirected} old addresses lead`;
  return {
    isRefused: false,
    message: `${title} is moved. ${redirected > 0 ? `${old} to the new one.` : ""}`.trim(),
  };
}
