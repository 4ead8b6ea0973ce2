import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { type KeyHint, KeyHints } from "#app/admin/leads/key-hints.tsx";
import { leadFilterOf, leadsExportPath, readLeadSearch } from "#app/admin/leads/lead-search.ts";
import { useLive } from "#app/admin/live/live.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { listBoard, listLeads, listSources } from "#app/domain/leads/lead-list.server.ts";
import { today } from "#app/domain/leads/office-hours.ts";
import { listLeadOwners } from "#app/domain/leads/owners.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { applyLeadChanges } from "./changes.server.ts";
import { Inbox } from "./inbox.tsx";
import { LeadBoard } from "./lead-board.tsx";
import { LeadFilters } from "./lead-filters.tsx";
import { NoLeads } from "./no-leads.tsx";
import { Pagination } from "./pagination.tsx";
import { ViewSwitch } from "./view-switch.tsx";

export const meta: MetaFunction = () => adminMeta("Leads");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "leads.read");
  const search = readLeadSearch(new URL(request.url).searchParams);
  const filter = leadFilterOf(search, staff.id);
  const [{ leads, counts, total }, owners, sources, settings] = await Promise.all([
    search.view === "board"
      ? listBoard(filter).then((board) => ({ ...board, total: board.leads.length }))
      : listLeads({ ...filter, page: search.page }),
    listLeadOwners(),
    listSources(),
    getSettings(),
  ]);
  const now = new Date();
  return {
    search,
    leads,
    counts,
    total,
    owners: owners.filter(({ id }) => id !== staff.id),
    sources,
    currency: settings.leads_currency,
    now,
    today: today(now, { timeZone: settings.leads_time_zone }),
    mayUpdate: allows(staff.role, "leads.update"),
    mayExport: allows(staff.role, "leads.export"),
  };
}

/** Moves leads, gives them to somebody, or takes that back; answers with what it has done. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "leads.update");
  const answer = await applyLeadChanges(await request.formData(), staff);
  return data(answer, { status: answer.isProblem ? 400 : 200 });
}

export default function Leads() {
  const { search, leads, counts, total, owners, sources, mayExport, ...shared } =
    useLoaderData<typeof loader>();
  useLive("leads");
  return (
    <AdminPage
      title="Leads"
      actions={
        <>
          {mayExport ? (
            <>
              <Link to={paths.admin.leadPerson()} className={`${buttonClasses.quiet} max-sm:hidden`}>
                A person’s data
              </Link>
              <a href={leadsExportPath(search)} download className={`${buttonClasses.quiet} max-sm:hidden`}>
                Export CSV
              </a>
            </>
          ) : null}
          <ViewSwitch search={search} />
        </>
      }
    >
      <LeadFilters counts={counts} search={search} owners={owners} sources={sources} />
      {search.view === "board" ? (
        <LeadBoard leads={leads} counts={counts} search={search} {...shared} />
      ) : leads.length > 0 ? (
        <Inbox leads={leads} owners={owners} {...shared} />
      ) : (
        <NoLeads search={search} />
      )}
      {search.view === "list" ? <Pagination search={search} shown={leads.length} total={total} /> : null}
      {leads.length > 0 ? <KeyHints hints={search.view === "list" ? listKeys : boardKeys} /> : null}
    </AdminPage>
  );
}

const boardKeys: KeyHint[] = [
  ["j", "k", "move"],
  ["Enter", "open"],
  ["1", "–", "7", "status"],
  ["m", "mine"],
  ["/", "search"],
];
const listKeys: KeyHint[] = [["x", "select"], ...boardKeys];
