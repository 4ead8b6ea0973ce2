import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { messages } from "#app/admin/settings/messages.ts";
import { requireTab } from "#app/admin/settings/requested-tab.server.ts";
import { SettingHistory } from "#app/admin/settings/setting-history.tsx";
import { listSiteLanguages } from "#app/admin/site-languages.server.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { namesWithDeletedFiles } from "#app/domain/media/media.server.ts";
import { findChangedText, listSettingChanges } from "#app/domain/settings/history.server.ts";
import { listTranslations } from "#app/domain/settings/list-translations.server.ts";
import { keysIn, registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { listSettings } from "#app/domain/settings/settings.server.ts";
import { storedInWords, valueInWords } from "#app/domain/settings/stored-value.ts";
import { tabs } from "#app/domain/settings/tabs.ts";
import { resetSetting, restoreSetting } from "#app/domain/settings-store/settings-store.server.ts";
import { passwordProblem } from "#app/http/confirm.server.ts";
import { idParam, orNotFound } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { englishNameOf } from "#app/languages/english-name.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `History of ${data.label}` : "History");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, tab, language, tabKey, key } = await enter(request, params, "read");
  const [settings, changes, [main]] = await Promise.all([
    language ? listTranslations({ tab, language }) : listSettings(tab),
    listSettingChanges(key, language),
    listSiteLanguages(),
  ]);
  const current = orNotFound(settings.find((setting) => setting.key === key));
  const setting = registry[key];
  const mainLanguage = language ? main?.name : undefined;
  const inWords = (text: string | undefined) =>
    mainLanguage && !text ? messages.asIn(mainLanguage) : storedInWords(setting, text);
  return {
    ...{ tab, tabKey, settingKey: key, mainLanguage, isList: setting.control === "list" },
    label: language ? `${setting.label} (${englishNameOf(language)})` : setting.label,
    now: inWords(current.stored),
    standard: valueInWords(setting, language ? current.default : setting.default),
    isDefault: language
      ? current.stored === undefined
      : JSON.stringify(current.value) === JSON.stringify(current.default),
    changes: changes.map(({ before, after, ...change }) => ({
      ...change,
      before: inWords(before),
      after: inWords(after),
      isNow: after === (current.stored ?? (language && "")),
    })),
    maySave: allows(staff.role, tabs[tab].save),
  };
}

/**
 * POST `changeId` restores the setting's value after that change; without it, the default, in a further language the text
 * of the main one.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, tab, language, tabKey, key } = await enter(request, params, "save");
  const form = await readForm(request);
  if (tabs[tab].passwordReason) {
    const problem = await passwordProblem(staff, String(form.get("password") ?? ""));
    if (problem) return data({ problem: problem.text }, { status: problem.status });
  }
  const changeId = form.get("changeId");
  const text = changeId
    ? orNotFound(await findChangedText(key, idParam(String(changeId)), language))
    : undefined;
  if ((await namesWithDeletedFiles({ text })).length > 0)
    return data(
      { problem: "This value uses a file that was deleted from the library, so it cannot be restored." },
      { status: 409 },
    );
  const outcome =
    text === undefined
      ? await resetSetting(key, staff, language)
      : await restoreSetting(key, text, staff, language);
  if (outcome.status === "refused") return data({ problem: outcome.problems.join(" ") }, { status: 400 });
  return seeOther(paths.admin.settingHistory(tabKey, key));
}

async function enter(request: Request, params: LoaderFunctionArgs["params"], purpose: "read" | "save") {
  const { staff, tab, language, key: tabKey } = await requireTab(request, params, purpose);
  const key: SettingKey = orNotFound(keysIn(tab, language).find((each) => each === params.key));
  return { staff, tab, language, tabKey, key };
}

export default function HistoryOfSetting() {
  const { tab, tabKey, label, ...loaded } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return (
    <AdminPage
      title={`History of ${label}`}
      back={{
        to: paths.admin.setting(tabKey, loaded.settingKey),
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
