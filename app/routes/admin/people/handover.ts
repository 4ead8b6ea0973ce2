import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { answerChange, toUser } from "#app/admin/people/change-user.server.ts";
import { handOverWork } from "#app/domain/accounts/users.server.ts";
import { idParam, requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const loader = toUser;

/** `unassigned`, or the id of the account that takes over. */
const successorSchema = z.union([z.literal("unassigned").transform(() => null), z.uuid()]);

/** POST assigns the leads and open tasks of an account to `successor`. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "users.update");
  const id = idParam(params.accountId);
  const successor = successorSchema.safeParse((await readForm(request)).get("successor"));
  const outcome = successor.success ? await handOverWork(id, successor.data, staff) : "no-successor";
  return answerChange(id, outcome, "handed-over");
}
