import type { FooterSection } from "#app/domain/pages/footer.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/internal-link.tsx";

/** FOOT-01: the section, its pages and, indented with an arrow, theirs. FOOT-02: About under the first. */
export function FooterSectionColumn({ section }: { section: FooterSection }) {
  return (
    <div className="min-w-0">
      <FooterTitle {...section} />
      <ul className="text-sm leading-snug">
        {section.items.map((item) => (
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
      {section.aboutUs ? (
        <div className="mt-8">
          <FooterTitle title="About Us" path={section.aboutUs.path} />
          <ul className="text-sm leading-snug">
            {section.aboutUs.items.map((item) => (
              <li key={item.path}>
                <FooterLink {...item} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

export function FooterTitle({ title, path }: PageLink) {
  return (
    <h2 className="mb-2 border-t border-line pt-2.5 text-[0.9375rem] font-semibold">
      <FooterLink title={title} path={path} />
    </h2>
  );
}

export function FooterLink({ title, path }: PageLink) {
  return (
    <InternalLink
      to={path}
      className="inline-block max-w-full py-1 underline decoration-transparent underline-offset-3 transition-colors duration-150 hover:decoration-current"
    >
      {title}
    </InternalLink>
  );
}
