import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { mergeStatuses } from "#app/admin/publishing/merged-form.ts";
import { messages } from "#app/admin/settings/messages.ts";
import { receiveSettings } from "#app/admin/settings/receive-settings.server.ts";
import { RetentionForecast } from "#app/admin/settings/retention-forecast.tsx";
import { SettingsScreen } from "#app/admin/settings/settings-screen.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { contentTypeAt } from "#app/domain/content-types/registry.ts";
import { forecastErasure } from "#app/domain/leads/retention.server.ts";
import { listSettings } from "#app/domain/settings/settings.server.ts";
import { isSettingTab, tabs, visibleTabs } from "#app/domain/settings/tabs.ts";
import { orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? messages.settingsWith(tabs[data.tab].label) : messages.settings);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const type = contentTypeAt(params.tab);
  if (type) {
    await requireStaff(request, `${type.policies}.read`);
    throw redirect(paths.admin.contents(type.collection) + new URL(request.url).search, {
      headers: privateHeaders,
    });
  }
  const { staff, tab } = await enter(request, params.tab, "read");
  return {
    tab,
    settings: await listSettings(tab),
    visibleTabs: visibleTabs(staff.role),
    maySave: allows(staff.role, tabs[tab].save),
    forecast: tab === "lead-data" ? await forecastErasure() : null,
  };
}

/** POST saves the tab; invalid values and edit conflicts return the submitted values. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, tab } = await enter(request, params.tab, "save");
  const answer = await receiveSettings(await readForm(request), tab, staff);
  // Without a status, an item was added, moved or removed: the updated form has no errors.
  return data(answer, { status: answer.result.status ? mergeStatuses[answer.status] : 200 });
}

/** Checks the tab's policy; an unknown tab is a 404 for users who can read any tab. */
async function enter(request: Request, name: string | undefined, purpose: "read" | "save") {
  const tab = isSettingTab(name) ? name : undefined;
  const staff = await requireStaff(request, tab ? tabs[tab][purpose] : "settings.read");
  return { staff, tab: orNotFound(tab) };
}

export default function SettingsTab() {
  const { tab, forecast, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SettingsScreen key={tab} tab={tab} {...loaded} answer={answer}>
      {forecast ? <RetentionForecast saved={forecast} /> : null}
    </SettingsScreen>
  );
}
