import type { CSSProperties } from "react";
import type { PageLink } from "#app/domain/pages/page.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type ShownPicture, wideSizes } from "#app/ui/picture-sources.ts";
import { InternalLink } from "#app/ui/smart-link.tsx";

interface NextPageProps extends PageLink {
  excerpt?: string | null;
  cover?: ShownPicture;
  /** Of a case: the styles of what its page shows, too. */
  styles?: Record<"cover" | "title" | "thread", CSSProperties | undefined>;
  /** The page that contains both this page and the next one; undefined for sections. */
  within?: string;
}

/** Link to the next page, at the end of a page. */
export function NextPage({ title, path, excerpt, cover, styles, within }: NextPageProps) {
  const { nextPage } = useMessages().site;
  return (
    <nav aria-label={nextPage.label} className="mt-breath pr-edge-right pl-edge-left">
      <InternalLink
        to={path}
        className="group relative grid gap-x-6 gap-y-6 border-t border-current pt-4 2xl:grid-cols-[11.875rem_minmax(0,1fr)]"
      >
        <span className="row-line" style={styles?.thread} />
        <span className="mono pt-0.5 text-muted">{within ? nextPage.nextIn(within) : nextPage.next}</span>
        <span className="min-w-0">
          <span className="flex items-start justify-between gap-6">
            <span
              className="min-w-0 text-[clamp(2.125rem,1.5rem+2.7vw,4.5rem)] leading-none font-medium tracking-[-0.035em] text-balance"
              style={styles?.title}
            >
              {title}
            </span>
            <Arrow className="mt-[0.35em] size-[clamp(1.25rem,1rem+1.2vw,2.25rem)] shrink-0 transition-transform duration-200 ease-out group-hover:translate-x-2" />
          </span>
          {excerpt ? (
            <span className="mt-5 block max-w-[36em] text-[1.0625rem] text-muted">{excerpt}</span>
          ) : null}
          {cover ? (
            <span className="next-cover" style={styles?.cover}>
              <Picture picture={cover} alt="" sizes={wideSizes} width={1600} height={1000} />
            </span>
          ) : null}
        </span>
      </InternalLink>
    </nav>
  );
}
