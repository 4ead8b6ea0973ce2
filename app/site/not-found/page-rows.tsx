import type { PageLink } from "#app/domain/pages/page.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/internal-link.tsx";

interface PageRowsProps {
  /** What the list is called by those who do not see it. */
  label: string;
  pages: (PageLink & { number?: string })[];
}

/** Places to go, as ruled rows. */
export function PageRows({ label, pages }: PageRowsProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={label} className="max-w-3xl">
      <ul className="border-b border-line">
        {pages.map(({ title, path, number }) => (
          <li key={path}>
            <InternalLink
              to={path}
              className="group flex items-baseline border-t border-line py-3.5 text-[1.3125rem] leading-tight font-medium tracking-[-0.02em]"
            >
              {number ? (
                <span aria-hidden="true" className="mono w-11 shrink-0 text-muted">
                  {number}
                </span>
              ) : null}
              <span className="min-w-0 grow">{title}</span>
              <Arrow className="shrink-0 transition-transform duration-200 ease-out group-hover:translate-x-1" />
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
