import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordDisclosure } from "#app/domain/audit/audit.server.ts";
import { linkToFile } from "#app/domain/leads/lead-files.server.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { idParam, orNotFound, positionParam, requireStaff } from "#app/http/guards.server.ts";
import { redirectToSignedUrl } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";

/** Redirects to a signed URL of the file in the private bucket, which downloads it and expires after 60 seconds. */
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

/** Never rendered. Makes this a page route, so that errors are rendered as a screen and not as plain text. */
export default function LeadFile() {
  return null;
}
