import type { ReactNode } from "react";
import { displaySize } from "#app/ui/class-names.ts";

interface OpeningProps {
  title: string;
  lead?: string | null;
  children?: ReactNode;
}

/** A page's title in large type with a short intro, for pages that do not start with a hero. */
export function Opening({ title, lead, children }: OpeningProps) {
  return (
    <header className="pr-edge-right pl-edge-left">
      <h1 className={`display ${displaySize(title)}`}>{title}</h1>
      {lead ? <p className="lead mt-9 max-w-[25em]">{lead}</p> : null}
      {children}
    </header>
  );
}
