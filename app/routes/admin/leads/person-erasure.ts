import type { ActionFunctionArgs } from "@remix-run/node";
import { enqueueErasureNotice } from "#app/domain/accounts/account-jobs.server.ts";
import { eraseLeads, findPerson } from "#app/domain/leads/person.server.ts";
import { passwordRefusal } from "#app/http/confirm.server.ts";
import { idsIn, requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("leads.export", () => paths.admin.leadPerson());

/**
 * POST erases the selected leads, one `leadId` each, of the person in `q`. Requires the password, because nothing can be
 * restored; ids of other people are ignored.
 */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "leads.erase");
  const form = await readForm(request);
  const query = String(form.get("q") ?? "").slice(0, 254);
  const selected = idsIn(form.getAll("leadId"));
  if (selected.length === 0) return seeOther(paths.admin.leadPersonNoneTicked(query));
  const refusal = await passwordRefusal(staff, form);
  if (refusal) return seeOther(paths.admin.leadPersonRefused(query, selected, refusal));

  const found = new Set((await findPerson(query)).map(({ id }) => id));
  const ids = selected.filter((id) => found.has(id));
  const erased = await eraseLeads(ids, {
    by: staff,
    reason: "asked",
    notify: (tx, count) => enqueueErasureNotice(tx, count, staff.name),
  });
  return seeOther(`${paths.admin.leadPerson()}?erased=${erased}`);
}
