import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { type SaveAnswer, SettingsScreen } from "#app/admin/settings/settings-screen.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { listSettings, saveSettings } from "#app/domain/settings/settings.server.ts";
import { isSettingTab, tabSchemas, tabs, visibleTabs } from "#app/domain/settings/tabs.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `${tabs[data.tab].label} settings` : "Settings");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, tab } = await enter(request, params.tab, "read");
  return {
    tab,
    settings: await listSettings(tab),
    visibleTabs: visibleTabs(staff.role),
    maySave: allows(staff.role, tabs[tab].save),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, tab } = await enter(request, params.tab, "save");
  const submission = parseWithZod(await request.formData(), { schema: tabSchemas[tab] });
  if (submission.status !== "success") {
    // Without a status an item was added, moved or removed: the form as it stands now, nothing to complain about.
    const answer: SaveAnswer = { status: "unsaved", changed: 0, result: submission.reply() };
    return data(answer, { status: submission.status === "error" ? 400 : 200 });
  }
  const changed = await saveSettings(tab, submission.value, staff);
  return data<SaveAnswer>({ status: "saved", changed: changed.length, result: submission.reply() });
}

/** Lets in whom the tab's policy allows; a tab that does not exist is a 404 to those who may see any. */
async function enter(request: Request, name: string | undefined, purpose: "read" | "save") {
  const tab = isSettingTab(name) ? name : undefined;
  const staff = await requireStaff(request, tab ? tabs[tab][purpose] : "settings.read");
  return { staff, tab: found(tab) };
}

export default function SettingsTab() {
  const { tab, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SettingsScreen key={tab} tab={tab} {...loaded} answer={answer} />;
}
