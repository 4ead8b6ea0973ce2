import type { PageLink } from "#app/domain/pages/page.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/internal-link.tsx";

/** Leads on from the end of a page. */
export function NextPage({ title, path }: PageLink) {
  return (
    <nav aria-label="Next page" className="mt-breath pr-edge-right pl-edge-left">
      <InternalLink to={path} className="group block border-t border-ink pt-4">
        <span className="mono text-muted">Next</span>
        <span className="heading mt-6 flex items-baseline justify-between gap-6">
          <span className="min-w-0 underline decoration-transparent decoration-[0.045em] underline-offset-[0.14em] transition-colors duration-200 group-hover:decoration-current">
            {title}
          </span>
          <Arrow className="size-[0.62em] shrink-0 transition-transform duration-200 ease-out group-hover:translate-x-2" />
        </span>
      </InternalLink>
    </nav>
  );
}
