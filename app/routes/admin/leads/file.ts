import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordDisclosure } from "#app/domain/audit/audit.server.ts";
import { linkToFile } from "#app/domain/leads/lead-files.server.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { idParam, orNotFound, positionParam } from "#app/http/params.ts";
import { redirectToSignedUrl } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";

/** Sends the browser to the file in the private bucket by a link that is signed for 60 seconds and downloads it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "leads.read");
  const lead = orNotFound(await findLead(idParam(params.leadId)));
  const position = positionParam(params.position);
  const file = orNotFound(lead.attachedFiles?.[position]);
  await recordDisclosure({
    by: staff,
    action: "lead.file-open",
    subject: lead.id,
    after: { file: position + 1 },
    visit: visitOf(request),
  });
  return redirectToSignedUrl(linkToFile(file));
}

/** Is never drawn. It makes a screen of this address, on which an error is told, and not a bare line of text. */
export default function LeadFile() {
  return null;
}
