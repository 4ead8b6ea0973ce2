import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, EmptyState, Section } from "#app/admin/admin-page.tsx";
import { calendarDate } from "#app/admin/calendar-date.ts";
import { BarTable, KeyFigures } from "#app/admin/leads/charts/figures.tsx";
import { WeekColumns } from "#app/admin/leads/charts/week-columns.tsx";
import { leadStatusLabels } from "#app/admin/leads/lead-marks.tsx";
import { SegmentedControl } from "#app/admin/lists.tsx";
import { type ChartRange, chartRangeSchema, readLeadCharts } from "#app/domain/leads/lead-charts.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Lead charts");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "leads.read");
  const range = chartRangeSchema.catch("quarter").parse(new URL(request.url).searchParams.get("range"));
  return { range, charts: await readLeadCharts(range) };
}

const ranges: Record<ChartRange, string> = {
  "30d": "30 days",
  quarter: "Quarter",
  year: "Year",
};

export default function LeadChartsPage() {
  const { range, charts } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Charts"
      back={{ to: paths.admin.leads(), label: "Leads" }}
      actions={
        <SegmentedControl
          label="Period"
          options={Object.entries(ranges).map(([option, name]) => ({
            name,
            to: `${paths.admin.leadCharts()}?range=${option}`,
            isCurrent: option === range,
          }))}
        />
      }
    >
      {charts.total === 0 ? (
        <EmptyState title="No data yet">
          Charts begin with the first lead since {calendarDate(charts.from)}.
        </EmptyState>
      ) : (
        <div className="max-w-[1280px]">
          <KeyFigures charts={charts} />
          <Section title="Leads per week">
            <WeekColumns weeks={charts.weeks} />
          </Section>
          <div className="grid gap-x-12 lg:grid-cols-2">
            <Section title="By source">
              <BarTable name="Source" rows={charts.sources} />
            </Section>
            <Section title="By page">
              <BarTable name="Page" rows={charts.pages} />
            </Section>
            <Section title="Conversion">
              <BarTable
                name="Furthest stage"
                rows={charts.funnel.map(({ stage, leads }) => ({ name: leadStatusLabels[stage], leads }))}
                shareOf={charts.total}
              />
            </Section>
          </div>
          <p className="text-[0.75rem] text-muted">
            Leads without spam, received since {calendarDate(charts.from)}.
          </p>
        </div>
      )}
    </AdminPage>
  );
}
