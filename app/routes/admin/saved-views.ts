import { type ActionFunctionArgs, data } from "@remix-run/node";
import { type RemovedView, removedViewSchema, savedViewSchema } from "#app/domain/saved-views/saved-view.ts";
import {
  removeView,
  restoreView,
  saveView,
  type ViewOutcome,
} from "#app/domain/saved-views/saved-views.server.ts";
import { idParam, requireStaff, returnPath } from "#app/http/guards.server.ts";
import { readWrite, redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { isDataRequest } from "#app/http/request.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("admin.enter", () => paths.admin.tasks());

/**
 * POST saves a view of a list, or restores a removed one, which comes with its id and owner; `_method=delete` removes
 * one. The required permission depends on the list.
 */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "admin.enter");
  const { form, isDelete } = await readWrite(request);
  const to = returnPath(form, paths.admin.tasks());
  // For fetchers, whose redirects the router drops when a live update came first.
  const answer = (result: { to: string; removed?: RemovedView }) =>
    isDataRequest(request) ? data(result, { headers: privateHeaders }) : seeOther(to);
  if (isDelete) {
    const removed = await removeView(idParam(String(form.get("id"))), staff);
    return removed === "forbidden" ? refusal(request, ...refusals.forbidden) : answer({ to, removed });
  }

  const values = Object.fromEntries(form);
  const view = savedViewSchema.safeParse(values);
  if (!view.success)
    return refusal(request, 400, view.error.issues[0]?.message ?? "Check the name of the view");
  const removed = removedViewSchema.safeParse(values);
  const outcome = await (removed.success ? restoreView(removed.data, staff) : saveView(view.data, staff));
  if (outcome === "done") return removed.success ? seeOther(to) : answer({ to });
  const [status, problem] = refusals[outcome];
  if (removed.success) throw new Response(problem, { status, headers: privateHeaders });
  return refusal(request, status, problem);
}

const refusals: Record<Exclude<ViewOutcome, "done">, [status: number, problem: string]> = {
  forbidden: [403, "Your role cannot share or change this view"],
  full: [409, "You have 30 views of this list, which is the limit. Remove one first"],
};

/** An error beside the form or, without JavaScript, as a page. */
function refusal(request: Request, status: number, problem: string) {
  if (isDataRequest(request)) return data({ problem }, { status, headers: privateHeaders });
  throw new Response(problem, { status, headers: privateHeaders });
}

/** Never rendered. Makes this a page route, so that errors are rendered as a page and not as plain text. */
export default function SavedViews() {
  return null;
}
