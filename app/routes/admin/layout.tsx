import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminError } from "#app/admin/admin-page.tsx";
import { AdminShell } from "#app/admin/admin-shell.tsx";
import { moneyOf } from "#app/domain/leads/money.ts";
import { countWhatIsNew } from "#app/domain/overview/overview.server.ts";
import { nothingNew } from "#app/domain/overview/what-is-new.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { themeOf } from "#app/http/cookies.server.ts";
import { requireSession } from "#app/http/guards.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { ShowsExternalImageHosts } from "#app/ui/external-host.ts";

export const headers = () => privateHeaders;

export const meta = () => adminMeta();

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, owesSecondFactor } = await requireSession(request, "account.read");
  const whatIsNew = owesSecondFactor ? nothingNew : await countWhatIsNew(staff);
  const settings = await getSettings();
  const { decimal } = moneyOf(settings);
  const officeZone = settings.leads_time_zone;
  return { staff, owesSecondFactor, whatIsNew, decimal, officeZone, theme: themeOf(request) };
}

export default function Admin() {
  return (
    <AdminShell {...useLoaderData<typeof loader>()}>
      <ShowsExternalImageHosts.Provider value={true}>
        <Outlet />
      </ShowsExternalImageHosts.Provider>
    </AdminShell>
  );
}

/** An error boundary replaces its layout, so it renders the shell again. */
export function ErrorBoundary() {
  return (
    <AdminShell {...useRouteLoaderData<typeof loader>("routes/admin/layout")}>
      <AdminError />
    </AdminShell>
  );
}
