import { Link } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import type { Reference } from "#app/domain/references/reference.ts";

const whats: Partial<Record<Reference["what"], string>> = {
  page: "Page",
  draft: "Draft",
  scheduled: "Page",
  redirect: "Redirect",
  version: "Versions",
  preset: "Preset",
  setting: "Setting",
  "setting draft": "Draft",
};

function contentLabel(what: Reference["what"]): string | undefined {
  return contentTypeList.find(({ name }) => what === name || what === `${name} version`)?.label;
}

interface LinksHereProps {
  links: Reference[];
  /** Where it is linked from although no place is listed. */
  otherwise: string;
  title?: string;
}

/** Every place that links to a page or content item. */
export function LinksHere({ links, otherwise, title = "What links here" }: LinksHereProps) {
  return (
    <Section title={title}>
      {links.length > 0 ? <ReferenceList references={links} /> : <p className="text-muted">{otherwise}</p>}
    </Section>
  );
}

/** Every place that refers to something, each with a link to its editor. */
export function ReferenceList({ references }: { references: Reference[] }) {
  return (
    <ul>
      {references.map(({ what, label, path }) => (
        <li key={`${what} ${label}`} className="grid items-baseline grid-cols-[88px_minmax(0,1fr)] gap-x-3">
          <span className="text-muted">{whats[what] ?? contentLabel(what)}</span>
          <Link to={path} className={`justify-self-start py-1 wrap-anywhere ${linkClasses}`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
