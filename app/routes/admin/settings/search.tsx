import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { EmptyState } from "#app/admin/admin-page.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { SettingSearch, TabPage } from "#app/admin/settings/setting-tabs.tsx";
import { searchSettings, searchTranslations } from "#app/domain/settings/search.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { labelOfTab, tabKey } from "#app/domain/settings/tab-key.ts";
import { readableTabs, visibleTabs } from "#app/domain/settings/tabs.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Search settings");

/** Settings that match the words of `?q=`, of the tabs that the user can read. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "admin.enter");
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const readable = readableTabs(role);
  const main = await getSettings();
  const translations = await Promise.all(
    main.further_languages.map(async (language) => {
      const translated = await inContentLanguage(language, getSettings);
      return searchTranslations(query, { language, translated, main }, readable);
    }),
  );
  return {
    query,
    found: [...searchSettings(query, main, readable), ...translations.flat()],
    visibleTabs: visibleTabs(role),
  };
}

export default function FoundSettings() {
  const { query, found, visibleTabs } = useLoaderData<typeof loader>();
  return (
    <TabPage title="Search settings" visibleTabs={visibleTabs}>
      <SettingSearch query={query} />
      {found.length > 0 ? (
        <ul className="max-w-[940px] border-t border-line">
          {found.map(({ key, tab, language, section, label, help, value }) => (
            <li key={`${language} ${key}`} className="border-b border-line py-2.5">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <Link
                  to={paths.admin.setting(tabKey({ tab, language }), key)}
                  className={`font-semibold underline decoration-line underline-offset-3 hover:decoration-current ${focusRing}`}
                >
                  {label}
                </Link>
                <span className="text-muted">
                  {labelOfTab({ tab, language })}, {section}
                </span>
                <span className="mono text-muted wrap-anywhere">{key}</span>
              </p>
              <p dir="auto" lang={language || undefined} className="mt-0.5 wrap-anywhere">
                {value}
              </p>
              {help ? <p className="text-[0.75rem] text-muted">{help}</p> : null}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={query ? "No matching settings" : "Search settings by name or value"}>
          {query
            ? "No setting has all of these words in its label, help, key or value. Try fewer words."
            : "Enter a word from the label, help, key or value."}
        </EmptyState>
      )}
    </TabPage>
  );
}
