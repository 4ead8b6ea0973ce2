import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordDisclosure } from "#app/domain/audit/audit.server.ts";
import { privateFileOf } from "#app/domain/leads/lead-files.server.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { answerDownload } from "#app/http/download.server.ts";
import { idParam, orNotFound, positionParam, requireStaff } from "#app/http/guards.server.ts";
import { messages } from "#app/http/messages.ts";
import { visitOf } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

/** Streams a file of a lead from the private bucket, as a download. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { leadId = "" } = params;
  const find = async () => {
    const staff = await requireStaff(request, "leads.read");
    const lead = orNotFound(await findLead(idParam(leadId)));
    const position = positionParam(params.position);
    const file = orNotFound(lead.attachedFiles?.[position]);
    await recordDisclosure({
      by: staff,
      action: "lead.file-open",
      subject: lead.id,
      after: { file: position + 1 },
      visit: visitOf(request),
    });
    return privateFileOf(file);
  };
  return answerDownload(request, find, { to: paths.admin.lead(leadId), label: messages.backToLead });
}
