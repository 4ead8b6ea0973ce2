import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { ButtonLink } from "#app/admin/button.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { applyLeadChanges } from "#app/admin/leads/inbox/changes.server.ts";
import { Inbox, NoLeads } from "#app/admin/leads/inbox/inbox.tsx";
import { LeadBoard } from "#app/admin/leads/inbox/lead-board.tsx";
import {
  LeadFilters,
  leadFilterOf,
  leadParameters,
  leadsExportPath,
  leadsPath,
  readLeadSearch,
} from "#app/admin/leads/lead-search.tsx";
import { type KeyHint, KeyHints } from "#app/admin/leads/lead-shortcuts.tsx";
import { ListPages, SegmentedControl } from "#app/admin/lists.tsx";
import { useLive } from "#app/admin/live/live-updates.tsx";
import { SavedViews } from "#app/admin/saved-views.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { leadsPerPage } from "#app/domain/leads/lead.ts";
import { listLeadHolders, listLeadOwners } from "#app/domain/leads/lead-changes.server.ts";
import { listBoard, listLeads, listSources } from "#app/domain/leads/lead-list.server.ts";
import { moneyOf } from "#app/domain/leads/money.ts";
import { today } from "#app/domain/leads/office-hours.ts";
import { listSavedViews } from "#app/domain/saved-views/saved-views.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { requireExistingPage } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Leads");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "leads.read");
  const search = readLeadSearch(new URL(request.url).searchParams);
  const filter = leadFilterOf(search, staff.id);
  const [{ leads, counts, total }, owners, holders, sources, views, settings] = await Promise.all([
    search.view === "board"
      ? listBoard(filter).then((board) => ({ ...board, total: board.leads.length }))
      : listLeads({ ...filter, page: search.page }),
    listLeadOwners(),
    listLeadHolders(),
    listSources(),
    listSavedViews("leads", staff),
    getSettings(),
  ]);
  requireExistingPage(request, { shown: leads.length, total, perPage: leadsPerPage });
  const now = new Date();
  return {
    search,
    leads,
    counts,
    total,
    owners: owners.filter(({ id }) => id !== staff.id),
    holders: holders.filter(({ id }) => id !== staff.id),
    sources,
    views,
    money: moneyOf(settings),
    now,
    today: today(now, { timeZone: settings.leads_time_zone }),
    mayUpdate: allows(staff.role, "leads.update"),
    mayExport: allows(staff.role, "leads.export"),
  };
}

/** Moves or assigns leads, or undoes that; responds with the changes. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "leads.update");
  const search = readLeadSearch(new URL(request.url).searchParams);
  const answer = await applyLeadChanges(await readForm(request), search, staff);
  return data(answer, { status: answer.isProblem ? 400 : 200 });
}

export default function Leads() {
  const { search, leads, counts, total, owners, holders, sources, views, mayExport, ...shared } =
    useLoaderData<typeof loader>();
  useLive("leads");
  return (
    <AdminPage
      title="Leads"
      actions={
        <>
          <ButtonLink to={paths.admin.leadCharts()} look="quiet">
            Charts
          </ButtonLink>
          {mayExport ? (
            <>
              <ButtonLink to={paths.admin.leadPerson()} look="quiet" className="max-sm:hidden">
                Data requests
              </ButtonLink>
              <a href={leadsExportPath(search)} download className={`${buttonClasses.quiet} max-sm:hidden`}>
                Export CSV
              </a>
            </>
          ) : null}
          <SegmentedControl
            label="View"
            options={(["list", "board"] as const).map((view) => ({
              name: viewNames[view],
              to: leadsPath(search, { view }),
              isCurrent: search.view === view,
            }))}
          />
        </>
      }
    >
      {mayExport ? (
        <p className="mb-2 flex flex-wrap gap-2 sm:hidden">
          <a href={leadsExportPath(search)} download className={buttonClasses.plain}>
            Export CSV
          </a>
          <ButtonLink to={paths.admin.leadPerson()}>Data requests</ButtonLink>
        </p>
      ) : null}
      <SavedViews
        area="leads"
        path={paths.admin.leads()}
        query={leadParameters({ ...search, page: 1 }).toString()}
        builtIn={builtIn}
        views={views}
        mayShare={shared.mayUpdate}
      />
      <LeadFilters counts={counts} search={search} owners={holders} sources={sources} />
      {search.view === "board" ? (
        <LeadBoard leads={leads} counts={counts} search={search} {...shared} />
      ) : (
        <Inbox
          leads={leads}
          total={total}
          owners={owners}
          emptyState={<NoLeads search={search} />}
          {...shared}
        />
      )}
      {search.view === "list" ? (
        <ListPages
          page={search.page}
          perPage={leadsPerPage}
          shown={leads.length}
          total={total}
          pathOf={(page) => leadsPath(search, { page })}
        />
      ) : null}
      {leads.length > 0 ? <KeyHints hints={search.view === "list" ? listKeys : boardKeys} /> : null}
    </AdminPage>
  );
}

const viewNames = { list: "List", board: "Board" };

const builtIn = [
  { name: "Inbox", query: "" },
  { name: "Mine", query: "owner=me" },
  { name: "Reply overdue", query: "due=reply" },
  { name: "Next step due", query: "due=step" },
  { name: "Above limit", query: "limit=above" },
  { name: "Delivery failed", query: "delivery=failed" },
];

const boardKeys: KeyHint[] = [
  ["j", "k", "move"],
  ["Enter", "open"],
  ["1", "–", "7", "status"],
  ["m", "mine"],
  ["/", "search"],
];
const listKeys: KeyHint[] = [["x", "select"], ...boardKeys];
