import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { eraseLeads } from "#app/domain/leads/person.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { idsIn } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectTo } from "#app/http/redirect-to.server.ts";

export const loader = redirectTo("leads.export", () => paths.admin.leadPerson());

/** POST erases the selected leads, one `leadId` each. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "leads.erase");
  const form = await readForm(request);
  const ids = idsIn(form.getAll("leadId"));
  if (ids.length === 0) {
    const search = paths.admin.leadPersonNoneTicked(String(form.get("q") ?? ""));
    return redirect(search, { status: 303, headers: privateHeaders });
  }
  const erased = await eraseLeads(ids, { by: staff, reason: "asked" });
  return redirect(`${paths.admin.leadPerson()}?erased=${erased}`, { status: 303, headers: privateHeaders });
}
