import type { Footer } from "#app/domain/pages/footer.ts";
import { FooterEntry, FooterLink } from "./footer-entry.tsx";
import type { DrillDown } from "./use-drill-down.ts";

interface FooterCasesProps extends Pick<Footer, "cases"> {
  drillDown: DrillDown;
}

/** FOOT-02: running names, a bullet between each two; FOOT-03: an entry of its own on a narrow screen. */
export function FooterCases({ cases, drillDown }: FooterCasesProps) {
  if (!cases || cases.items.length === 0) return null;
  return (
    <nav aria-label={cases.title} className="md:mt-12">
      <FooterEntry entry={cases} drillDown={drillDown}>
        <ul className="md:flex md:flex-wrap md:items-baseline">
          {cases.items.map((item) => (
            <li key={item.path} className="group">
              <FooterLink {...item} />
              <span aria-hidden="true" className="mx-2.5 text-muted group-last:hidden max-md:hidden">
                •
              </span>
            </li>
          ))}
        </ul>
      </FooterEntry>
    </nav>
  );
}
