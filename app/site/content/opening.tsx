import type { ReactNode } from "react";
import { displaySize } from "#app/ui/class-names.ts";
import { type Fact, Facts, openingGrid } from "#app/ui/facts.tsx";
import type { ContentPage } from "../content-page.server.ts";

interface OpeningProps {
  title: string;
  lead?: string | null;
  facts?: Fact[];
  children?: ReactNode;
}

/** A page's title in large type with a short intro, for pages that do not start with a hero. */
export function PageOpening({ title, lead, facts = [], children }: OpeningProps) {
  return (
    <header className="pr-edge-right pl-edge-left">
      <h1 dir="auto" className={`display ${displaySize(title)}`}>
        {title}
      </h1>
      {lead || facts.length > 0 ? (
        <div className={openingGrid}>
          <p dir="auto" className="lead max-w-[25em]">
            {lead}
          </p>
          <Facts facts={facts} className="xl:mt-2" />
        </div>
      ) : null}
      {children}
    </header>
  );
}

/** The headline of a page: that of the hero it opens with, its extended title, or its title. */
export function headlineOf({ blocks: [first], extendedTitle, title }: ContentPage): string {
  return first?.type === "hero" ? first.props.headline : (extendedTitle ?? title);
}

/** The page's title if the headline does not contain it; a case shows it in its opening. */
export function titleAboveHeadline(page: ContentPage): string | undefined {
  const isShown = headlineOf(page) === page.title || page.blocks[0]?.type === "case-opening";
  return isShown ? undefined : page.title;
}
