import type { ActionFunctionArgs } from "@remix-run/node";
import { eraseLeads } from "#app/domain/leads/person.server.ts";
import { idsIn, requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectTo, seeOther } from "#app/http/redirect-to.server.ts";

export const loader = redirectTo("leads.export", () => paths.admin.leadPerson());

/** POST erases the selected leads, one `leadId` each. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "leads.erase");
  const form = await readForm(request);
  const ids = idsIn(form.getAll("leadId"));
  if (ids.length === 0) {
    const search = paths.admin.leadPersonNoneTicked(String(form.get("q") ?? ""));
    return seeOther(search);
  }
  const erased = await eraseLeads(ids, { by: staff, reason: "asked" });
  return seeOther(`${paths.admin.leadPerson()}?erased=${erased}`);
}
