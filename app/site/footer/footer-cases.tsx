import type { PageLink } from "#app/domain/pages/page.ts";
import { FooterLink, FooterTitle } from "./footer-section.tsx";

/** FOOT-02: one line of running names, a bullet between each two. */
export function FooterCases({ cases }: { cases: PageLink[] }) {
  if (cases.length === 0) return null;
  return (
    <nav aria-label="Cases" className="mt-12">
      <FooterTitle title="Cases" path="/cases" />
      <ul className="flex flex-wrap items-baseline text-sm leading-snug">
        {cases.map((item) => (
          <li key={item.path} className="group">
            <FooterLink {...item} />
            <span aria-hidden="true" className="mx-2.5 text-muted group-last:hidden">
              •
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
