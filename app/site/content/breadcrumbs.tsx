import type { ReactNode } from "react";
import type { PageLink } from "#app/domain/pages/page.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSite } from "#app/site/site-data.ts";
import { InternalLink } from "#app/ui/smart-link.tsx";

interface BreadcrumbsProps {
  /** Ancestor pages, topmost first. */
  trail: PageLink[];
  title: string;
}

/** `02 — Solutions / AI assistants`: the number is the section's in the navigation. */
export function Breadcrumbs({ trail, title }: BreadcrumbsProps) {
  const { site } = useMessages();
  const { navigation } = useSite();
  const section = trail[0]?.title ?? title;
  const number = navigation.find((page) => page.title === section)?.number;
  return (
    <nav aria-label={site.breadcrumb} className="mono min-w-0 text-muted">
      <ol className="flex flex-wrap gap-y-1">
        {trail.map(({ title, path }, level) => (
          <li key={path}>
            {level === 0 ? <SectionNumber of={number} /> : null}
            <InternalLink to={path} className="py-1.5 hover:text-ink hover:underline">
              {title}
            </InternalLink>
            <span aria-hidden="true">&nbsp;/&nbsp;</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0">
          {trail.length === 0 ? <SectionNumber of={number} /> : null}
          {title}
        </li>
      </ol>
    </nav>
  );
}

/** Shows the section order visually; screen readers skip it. */
function SectionNumber({ of: number }: { of: string | undefined }) {
  return number ? <span aria-hidden="true">{`${number} — `}</span> : null;
}

/** The first line of a page, level with the sidebar's toggle: breadcrumbs. */
export function TopLine({ children }: { children: ReactNode }) {
  return <div className="pt-6 pr-edge-right pl-edge-left lg:pt-8">{children}</div>;
}
