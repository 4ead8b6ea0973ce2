import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AuditScreen } from "#app/admin/audit/audit-screen.tsx";
import { entriesPerPage, findAuditChoices, listAudit } from "#app/domain/audit-log/audit-log.server.ts";
import { auditSearchIn, changedValues } from "#app/domain/audit-log/audit-log.ts";
import { visibleTabs } from "#app/domain/settings/tabs.ts";
import { requireStaff } from "#app/http/guards.server.ts";

export const meta: MetaFunction = () => adminMeta("Audit log");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "audit.read");
  const search = auditSearchIn(new URL(request.url).searchParams);
  const [found, choices] = await Promise.all([listAudit(search, entriesPerPage + 1), findAuditChoices()]);
  const shown = found.slice(0, entriesPerPage);
  return {
    entries: shown.map(({ before, after, ...entry }) => ({
      ...entry,
      changes: changedValues(before, after),
    })),
    older: found.length > entriesPerPage ? shown.at(-1)?.id : undefined,
    search,
    choices,
    visibleTabs: visibleTabs(staff.role),
  };
}

export default function Audit() {
  return <AuditScreen {...useLoaderData<typeof loader>()} />;
}
