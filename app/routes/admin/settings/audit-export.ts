import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordDisclosure } from "#app/domain/audit/audit.server.ts";
import { readAudit } from "#app/domain/audit-log/audit-log.server.ts";
import { auditParameters, auditSearchIn } from "#app/domain/audit-log/audit-log.ts";
import { csvFormatOf } from "#app/domain/leads/lead-export.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { csvResponse } from "#app/http/csv.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { visitOf } from "#app/http/request.server.ts";

const columns = [
  "when (UTC)",
  "who",
  "email",
  "address",
  "device",
  "action",
  "subject",
  "subject name",
  "before",
  "after",
];

/** Exports all results of the screen's search as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "audit.read", "file");
  const search = { ...auditSearchIn(new URL(request.url).searchParams), after: undefined };
  await recordDisclosure({
    by: staff,
    action: "audit.export",
    subject: "audit",
    after: { filters: [...auditParameters(search).keys()] },
    visit: visitOf(request),
  });
  const day = new Date().toISOString().slice(0, 10);
  // The hour that clocks repeat in autumn would put changes in doubt.
  const format = { ...csvFormatOf(await getSettings()), timeZone: "UTC" };
  return csvResponse(`audit-log-${day}.csv`, columns, rowsOf(search), format);
}

async function* rowsOf(search: Parameters<typeof readAudit>[0]) {
  for await (const batch of readAudit(search)) {
    yield batch.map((entry) => [
      entry.at,
      entry.actor,
      entry.actorEmail,
      entry.address,
      entry.device,
      entry.action,
      entry.subject,
      entry.subjectName,
      asText(entry.before),
      asText(entry.after),
    ]);
  }
}

function asText(value: unknown): string {
  return value === null || value === undefined ? "" : JSON.stringify(value);
}
