import type { ReactNode } from "react";
import { displaySize } from "#app/ui/class-names.ts";
import type { ContentPage } from "../content-page.server.ts";

interface OpeningProps {
  title: string;
  lead?: string | null;
  children?: ReactNode;
}

/** A page's title in large type with a short intro, for pages that do not start with a hero. */
export function PageOpening({ title, lead, children }: OpeningProps) {
  return (
    <header className="pr-edge-right pl-edge-left">
      <h1 dir="auto" className={`display ${displaySize(title)}`}>
        {title}
      </h1>
      {lead ? (
        <p dir="auto" className="lead mt-9 max-w-[25em]">
          {lead}
        </p>
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
