import { focusRing } from "#app/admin/classes.ts";
import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { ownFieldId } from "#app/admin/editor/model/selection.ts";
import { FieldControl } from "#app/admin/fields/fields.tsx";
import { isSame } from "#app/domain/documents/is-same.ts";
import type { Setting } from "#app/domain/settings/fields.ts";
import type { Section, SettingTab } from "#app/domain/settings/section.ts";
import type { ListedSetting } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/paths/paths.ts";
import { HistoryLink } from "./history-link.tsx";
import { asideClasses, asideLink, rowClasses } from "./row-classes.ts";
import { TranslationRow } from "./translation-row.tsx";

interface SettingsSectionProps {
  section: Section;
  /** Zero-based. */
  position: number;
  listed: Map<string, ListedSetting>;
  /** The name of the main language, if the texts of a further one are shown. */
  mainLanguage?: string;
  /** The tab in addresses. */
  tabKey: string;
}

/** A group of settings below a numbered rule. */
export function SettingsSection({ section, position, listed, mainLanguage, tabKey }: SettingsSectionProps) {
  const id = sectionId(section.title);
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-2.5">
      <h2 id={id} className="flex scroll-mt-28 items-baseline gap-3 font-semibold md:scroll-mt-16">
        <span className="mono font-medium text-muted" aria-hidden="true">
          {String(position + 1).padStart(2, "0")}
        </span>
        {section.title}
      </h2>
      {section.about ? <p className="mt-1 max-w-[600px] text-muted">{section.about}</p> : null}
      <div className="mt-4 grid gap-5">
        {Object.entries(section.settings).map(([key, setting]) => {
          const stored = listed.get(key);
          if (stored && mainLanguage) {
            return (
              <TranslationRow
                key={key}
                setting={{ ...setting, name: key }}
                fallback={stored.default}
                mainLanguage={mainLanguage}
                problem={stored.problem}
                history={stored.hasHistory ? paths.admin.settingHistory(tabKey, key) : undefined}
              />
            );
          }
          return (
            <SettingRow
              key={key}
              name={key}
              tab={section.tab}
              hasHistory={stored?.hasHistory === true}
              setting={setting}
              problem={stored?.problem}
            />
          );
        })}
      </div>
    </section>
  );
}

/** Links to the sections of a long tab. */
export function SectionLinks({ sections }: { sections: Section[] }) {
  if (sections.length < 4) return null;
  return (
    <nav aria-label="On this tab" className="mb-6">
      <ul className="flex flex-wrap gap-x-4">
        {sections.map(({ title }) => (
          <li key={title}>
            <a
              href={`#${sectionId(title)}`}
              className={`inline-block py-1 text-muted hover:text-ink hover:underline ${focusRing}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sectionId(title: string): string {
  return `section-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

interface SettingRowProps {
  name: string;
  tab: SettingTab;
  hasHistory: boolean;
  setting: Setting;
  /** Why the stored value is invalid. */
  problem?: string;
}

/** A setting's control, and beside it its help and a button that restores the default. */
function SettingRow({ name, tab, setting, hasHistory, problem }: SettingRowProps) {
  const editor = useEditorStore();
  const differs = useEditor((state) => !isSame(draftOf(state)[name], setting.default));
  const hasDefault =
    setting.control !== "toggle" && setting.control !== "choices" && String(setting.default) !== "";
  return (
    <div id={`setting-${name}`} className={rowClasses}>
      <div className="min-w-0">
        <FieldControl field={setting} path={[name]} />
        {problem ? (
          <p className="mt-1 text-[0.75rem]/[1.4] text-warn">
            The stored value cannot be read ({problem}), so the site uses the default. Saving replaces it.
          </p>
        ) : null}
      </div>
      <div className={asideClasses(setting)}>
        {setting.help ? <p id={`${ownFieldId([name])}-hint`}>{setting.help}</p> : null}
        {hasDefault && differs ? (
          <button
            type="button"
            onClick={() => editor.getState().edit({ type: "field", name, value: setting.default })}
            className={`${asideLink} disabled:hidden`}
          >
            Use default
            <span className="sr-only">for {setting.label}</span>
          </button>
        ) : null}
        {hasHistory ? <HistoryLink to={paths.admin.settingHistory(tab, name)} label={setting.label} /> : null}
      </div>
    </div>
  );
}
