import type { FooterItem, FooterSection } from "#app/domain/pages/footer.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { FooterEntry, FooterLink } from "./footer-entry.tsx";
import type { DrillDown } from "./use-drill-down.ts";

interface FooterSectionColumnProps {
  section: FooterSection;
  drillDown: DrillDown;
}

/** FOOT-01: the section, its pages and, indented with an arrow, theirs. FOOT-02: About under the first. */
export function FooterSectionColumn({ section, drillDown }: FooterSectionColumnProps) {
  const { aboutUs } = section;
  return (
    <div className="min-w-0">
      <FooterEntry entry={section} drillDown={drillDown}>
        {itemList(section.items)}
      </FooterEntry>
      {aboutUs ? (
        <div className="md:mt-8">
          <FooterEntry entry={{ title: "About Us", path: aboutUs.path }} drillDown={drillDown}>
            {itemList(aboutUs.items)}
          </FooterEntry>
        </div>
      ) : null}
    </div>
  );
}

/** Null for an entry without pages, which then has nothing to open. */
function itemList(items: FooterItem[]) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path}>
          <FooterLink {...item} />
          {item.subItems ? (
            <ul className="mb-1">
              {item.subItems.map((subItem) => (
                <li key={subItem.path} className="flex items-baseline gap-2 pl-1">
                  <Arrow to="below" className="size-3 shrink-0 translate-y-0.5 text-muted" />
                  <FooterLink {...subItem} />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
