import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { eraseLeads } from "#app/domain/leads/person.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { idsIn } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

/** There is no page here; whoever comes by the address can look for a person. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "leads.export");
  return redirect(paths.admin.leadPerson(), { headers: privateHeaders });
}

/** POST erases the leads that were shown, `leadId` each: one that has come since is not among them. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "leads.erase");
  const form = await request.formData();
  const erased = await eraseLeads(idsIn(form.getAll("leadId")), { by: staff, reason: "asked" });
  return redirect(`${paths.admin.leadPerson()}?erased=${erased}`, { status: 303, headers: privateHeaders });
}
