import type { Section } from "#app/domain/settings/section.ts";
import type { ListedSetting } from "#app/domain/settings/settings.server.ts";
import { sectionId } from "./section-links.tsx";
import { SettingRow } from "./setting-row.tsx";

interface SettingsSectionProps {
  section: Section;
  /** Zero-based. */
  position: number;
  listed: Map<string, ListedSetting>;
}

/** A group of settings below a numbered rule. */
export function SettingsSection({ section, position, listed }: SettingsSectionProps) {
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
          return (
            <SettingRow
              key={key}
              name={key}
              tab={section.tab}
              isStored={stored?.stored !== undefined}
              setting={setting}
              differs={JSON.stringify(stored?.value) !== JSON.stringify(setting.default)}
              problem={stored?.problem}
            />
          );
        })}
      </div>
    </section>
  );
}
