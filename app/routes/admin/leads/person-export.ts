import type { ActionFunctionArgs } from "@remix-run/node";
import { recordDisclosure } from "#app/domain/audit/audit.server.ts";
import { personArchive } from "#app/domain/leads/person.server.ts";
import { downloadResponse } from "#app/http/csv.server.ts";
import { idsIn, requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("leads.export", () => paths.admin.leadPerson());

/** POST responds with all data of the selected leads, one `leadId` each, as a zip with their files. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "leads.export");
  const form = await readForm(request);
  const ids = idsIn(form.getAll("leadId"));
  const [first] = ids;
  if (!first) {
    const search = paths.admin.leadPersonNoneTicked(String(form.get("q") ?? ""));
    return seeOther(search);
  }
  await recordDisclosure({
    by: staff,
    action: "person.export",
    subject: first,
    after: { leads: ids },
    visit: visitOf(request),
  });
  const archive = await personArchive(ids);
  return downloadResponse(
    archive,
    `personal-data-${new Date().toISOString().slice(0, 10)}.zip`,
    "application/zip",
  );
}
