import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { readFlash } from "#app/admin/editor/flash.server.ts";
import { noLibrary } from "#app/admin/editor/library.ts";
import { DocumentPanels, OpenDocument } from "#app/admin/editor/open-document.tsx";
import { readReferableContents } from "#app/admin/editor/referable-contents.server.ts";
import { requireTab } from "#app/admin/settings/requested-tab.server.ts";
import { RetentionForecast } from "#app/admin/settings/retention-forecast.tsx";
import { tabTypeOf } from "#app/admin/settings/setting-tab-type.ts";
import { SettingsScreen } from "#app/admin/settings/settings-screen.tsx";
import { listSiteLanguages } from "#app/admin/site-languages.server.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { contentTypeAt } from "#app/domain/content-types/registry.ts";
import { forecastErasure } from "#app/domain/leads/retention.server.ts";
import { listTranslations } from "#app/domain/settings/list-translations.server.ts";
import { keysIn } from "#app/domain/settings/registry.ts";
import type { SettingTab } from "#app/domain/settings/section.ts";
import { type ListedSetting, listSettings } from "#app/domain/settings/settings.server.ts";
import { type FurtherTab, labelOfTab } from "#app/domain/settings/tab-key.ts";
import { tabs, visibleTabs } from "#app/domain/settings/tabs.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";
import { policiesByDefault } from "#app/site/legal-links.server.ts";
import { Tooltips } from "#app/ui/tooltip.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `${labelOfTab(data)} settings` : "Settings");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const type = contentTypeAt(params.tab);
  if (type) {
    await requireStaff(request, `${type.policies}.read`);
    throw redirect(paths.admin.contents(type.collection) + new URL(request.url).search, {
      headers: privateHeaders,
    });
  }
  const { staff, tab, language, key, store, screen } = await requireTab(request, params, "read");
  const maySave = allows(staff.role, tabs[tab].save);
  const { id, version, draft, saved, isChanged, draftAt, editor } = await store.read();
  return {
    ...{ tab, language },
    languages: await languagesOf(tab),
    settings: language ? await textsOf({ tab, language }) : await listSettings(tab),
    visibleTabs: visibleTabs(staff.role),
    earlier: isChanged && draftAt ? { by: editor, at: draftAt } : null,
    hasPreviousVersion: maySave && !tabs[tab].passwordReason && (await store.hasPreviousVersion(id)),
    forecast: tab === "lead-data" ? await forecastErasure() : null,
    restoredVersion: readFlash(request).restoredVersion,
    opened: {
      account: { id: staff.id, name: staff.name },
      ...{ mayUpdate: maySave, mayPublish: maySave },
      item: {
        ...{ id, slug: tab, screen, type: "settings", key, path: undefined },
        ...{ isPublished: true, publishedAt: null, isChanged },
        ...{ scheduledAt: null, scheduleFailure: null, isLate: false },
      },
      ...{ draft: maySave ? draft : saved, published: saved, version },
      library: noLibrary,
      ...{ pages: [], suggestions: {} },
      contents: tab === "pages" ? await readReferableContents() : {},
      site: { url: siteUrl },
    },
  };
}

/** The texts of a further language; the placeholders of its policies are the addresses that visitors get without any. */
async function textsOf({ tab, language }: FurtherTab): Promise<ListedSetting[]> {
  const texts = await listTranslations({ tab, language });
  const policies = tab === "footer" ? await policiesByDefault(language) : {};
  return texts.map((text) => ({ ...text, default: policies[text.key] ?? text.default }));
}

/** The languages of the site that a tab has texts in, the main one first; none if there is only one. */
async function languagesOf(tab: SettingTab) {
  const languages = (await listSiteLanguages()).filter(({ code }) => keysIn(tab, code).length > 0);
  return languages.length > 1 ? languages : [];
}

export default function SettingsTab() {
  const { forecast, opened, restoredVersion, ...loaded } = useLoaderData<typeof loader>();
  return (
    <OpenDocument
      key={opened.item.key}
      type={tabTypeOf(loaded)}
      loaded={opened}
      restoredVersion={restoredVersion}
    >
      <SettingsScreen {...loaded}>{forecast ? <RetentionForecast saved={forecast} /> : null}</SettingsScreen>
      <Tooltips>
        <DocumentPanels />
        <Outlet />
      </Tooltips>
    </OpenDocument>
  );
}
