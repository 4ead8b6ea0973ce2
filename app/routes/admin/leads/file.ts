import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordDisclosure } from "#app/domain/audit/audit.server.ts";
import { linkToFile } from "#app/domain/leads/lead-files.server.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadToFile } from "#app/http/lead-to.server.ts";
import { found, idParam, positionParam } from "#app/http/params.ts";
import { visitOf } from "#app/http/request.server.ts";

/** Sends the browser to the file in the private bucket by a link that is signed for 60 seconds and downloads it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "leads.read");
  const lead = found(await findLead(idParam(params.leadId)));
  const position = positionParam(params.position);
  const file = found(lead.attachedFiles?.[position]);
  await recordDisclosure({
    by: staff,
    action: "lead.file-open",
    subject: lead.id,
    after: { file: position + 1 },
    visit: visitOf(request),
  });
  return leadToFile(linkToFile(file));
}

/** Is never drawn. It makes a screen of this address, on which an error is told, and not a bare line of text. */
export default function LeadFile() {
  return null;
}
