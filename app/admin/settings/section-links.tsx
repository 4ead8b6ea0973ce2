import { focusRing } from "#app/admin/classes.ts";
import type { Section } from "#app/domain/settings/section.ts";
import { messages } from "./messages.ts";

/** Links to the sections of a long tab. */
export function SectionLinks({ sections }: { sections: Section[] }) {
  if (sections.length < 4) return null;
  return (
    <nav aria-label={messages.onThisTab} className="mb-6">
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

export function sectionId(title: string): string {
  return `section-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}
