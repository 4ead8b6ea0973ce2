import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { requireTab } from "#app/admin/settings/requested-tab.server.ts";
import { SettingHistory } from "#app/admin/settings/setting-history.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { namesWithDeletedFiles } from "#app/domain/media/media.server.ts";
import { findChangedText, listSettingChanges } from "#app/domain/settings/history.server.ts";
import { keysOf, registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { listSettings } from "#app/domain/settings/settings.server.ts";
import { storedInWords, valueInWords } from "#app/domain/settings/stored-value.ts";
import { tabs } from "#app/domain/settings/tabs.ts";
import { resetSetting, restoreSetting } from "#app/domain/settings-store/settings-store.server.ts";
import { passwordProblem } from "#app/http/confirm.server.ts";
import { idParam, orNotFound } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `History of ${data.label}` : "History");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, tab, key } = await enter(request, params, "read");
  const [settings, changes] = await Promise.all([listSettings(tab), listSettingChanges(key)]);
  const current = orNotFound(settings.find((setting) => setting.key === key));
  const setting = registry[key];
  return {
    tab,
    settingKey: key,
    label: setting.label,
    now: storedInWords(setting, current.stored),
    standard: valueInWords(setting, setting.default),
    isDefault: JSON.stringify(current.value) === JSON.stringify(current.default),
    changes: changes.map(({ before, after, ...change }) => ({
      ...change,
      before: storedInWords(setting, before),
      after: storedInWords(setting, after),
      isNow: after === current.stored,
    })),
    maySave: allows(staff.role, tabs[tab].save),
  };
}

/** POST `changeId` restores the setting's value after that change; without it, the default. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, tab, key } = await enter(request, params, "save");
  const form = await readForm(request);
  if (tabs[tab].passwordReason) {
    const problem = await passwordProblem(staff, String(form.get("password") ?? ""));
    if (problem) return data({ problem: problem.text }, { status: problem.status });
  }
  const changeId = form.get("changeId");
  const text = changeId ? orNotFound(await findChangedText(key, idParam(String(changeId)))) : undefined;
  if ((await namesWithDeletedFiles({ text })).length > 0)
    return data(
      { problem: "This value uses a file that was deleted from the library, so it cannot be restored." },
      { status: 409 },
    );
  const outcome =
    text === undefined ? await resetSetting(key, staff) : await restoreSetting(key, text, staff);
  if (outcome.status === "refused") return data({ problem: outcome.problems.join(" ") }, { status: 400 });
  return seeOther(paths.admin.settingHistory(tab, key));
}

async function enter(request: Request, params: LoaderFunctionArgs["params"], purpose: "read" | "save") {
  const { staff, tab, language } = await requireTab(request, params, purpose);
  const keys = language ? [] : keysOf(tab); // texts of further languages have versions, and no history of their own
  const key: SettingKey = orNotFound(keys.find((each) => each === params.key));
  return { staff, tab, key };
}

export default function HistoryOfSetting() {
  const { tab, label, ...loaded } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return (
    <AdminPage
      title={`History of ${label}`}
      back={{
        to: paths.admin.setting(tab, loaded.settingKey),
        label: `${tabs[tab].label} settings`,
      }}
    >
      <SettingHistory
        {...loaded}
        requiresPassword={tabs[tab].passwordReason !== undefined}
        problem={problem}
      />
    </AdminPage>
  );
}
