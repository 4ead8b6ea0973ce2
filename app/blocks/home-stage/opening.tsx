import type { PageLink } from "#app/domain/pages/page.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { Brand, brandClasses } from "#app/ui/brand.tsx";
import { fileAddress } from "#app/ui/file-address.ts";
import { InternalLink } from "#app/ui/smart-link.tsx";
import type { BlockPosition } from "../block-position.ts";
import type { BlockData } from "../resolved-block.ts";
import { sectionsId } from "./stage-id.ts";

/** The first screen: headline, intro, and the solutions at the bottom. */
export function Opening({
  data,
  place,
}: {
  data: NonNullable<BlockData["home-stage"]>;
  place: BlockPosition;
}) {
  const { brand, headline, opening, coordinates } = data;
  const Headline = place.isOpening ? "h1" : "h2";
  return (
    <div className="stage-opening" suppressHydrationWarning>
      <div className="stage-top flex items-center justify-between gap-6">
        {/* The visible logo; the chrome's logo, which is the link, is transparent while the stage is visible. */}
        <span aria-hidden="true" className={`stage-brand ${brandClasses}`}>
          <Brand
            name={brand.name}
            initial={brand.initial}
            logo={fileAddress(brand.logo)}
            logoOnInk={fileAddress(brand.logoOnInk)}
          />
        </span>
        <span aria-hidden="true" className="mono text-muted max-xl:hidden">
          {coordinates}
        </span>
        <ScrollDown />
      </div>
      {opening ? (
        <>
          <Headline className="display display-stage mt-auto max-w-[9.8em]">{headline}</Headline>
          <div className="stage-promise">
            <p className="max-w-[27em] leading-[1.45] text-ink-text">{opening.description}</p>
            <LoadingText />
          </div>
          <SolutionLinks solutions={opening.solutions} />
        </>
      ) : (
        <>
          <Headline className="sr-only">{headline}</Headline>
          <LoadingText className="mt-auto self-end" />
        </>
      )}
    </div>
  );
}

/** The server renders the initial text; intro.css shows it on time, with or without the script, which reads the others. */
function LoadingText({ className = "" }: { className?: string }) {
  const messages = useMessages().blocks.homeStage;
  return (
    <p
      aria-hidden="true"
      suppressHydrationWarning
      className={`stage-loading mono ${className}`}
      data-loading={messages.loading}
      data-failed={messages.loadingFailed}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps this text as the intro has changed it
      dangerouslySetInnerHTML={{ __html: messages.loading.replace("{percent}", "0") }}
    />
  );
}

function SolutionLinks({ solutions }: { solutions: PageLink[] }) {
  const messages = useMessages().blocks.homeStage;
  if (solutions.length === 0) return null;
  return (
    <nav aria-label={messages.solutions} className="stage-links">
      <ol>
        {solutions.map(({ title, path }, position) => (
          <li key={path}>
            <InternalLink to={path}>
              <span aria-hidden="true" className="mono shrink-0 text-muted">
                {String(position + 1).padStart(2, "0")}
              </span>
              <span>{title}</span>
            </InternalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * HOME-06: scrolls by one screen, see `stage-motion-element.ts`. Without JavaScript it links to the content below the
 * stage.
 */
function ScrollDown() {
  const messages = useMessages().blocks.homeStage;
  return (
    <a href={`#${sectionsId}`} data-scroll-down className="stage-scroll mono">
      {messages.scrollDown}
      <Arrow to="down" className="size-2.5" />
    </a>
  );
}
