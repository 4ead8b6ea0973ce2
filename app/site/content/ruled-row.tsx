import type { ReactNode } from "react";
import { SmartLink } from "#app/ui/smart-link.tsx";

interface RuledRowProps {
  href: string;
  title: string;
  text?: string | null;
  /** Small notes beside the title: date, place, topics. */
  notes: ReactNode[];
}

/** A row of a ruled list, linked to a page: notes on the left, title and text on the right. */
export function RuledRow({ href, title, text, notes }: RuledRowProps) {
  return (
    <li>
      <SmartLink
        href={href}
        className="group relative grid gap-x-6 gap-y-2 border-t border-line py-6 md:grid-cols-[7.5rem_minmax(0,1fr)] xl:grid-cols-[11.875rem_minmax(0,1fr)]"
      >
        <span className="absolute -top-px left-0 h-px w-full origin-left scale-x-0 bg-current transition-transform duration-300 ease-out group-hover:scale-x-100 group-focus-visible:scale-x-100" />
        <span className="mono flex flex-wrap content-start gap-x-4 gap-y-1 pt-1.5 text-muted md:flex-col">
          {notes.map((note, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other name and never move
            <span key={position}>{note}</span>
          ))}
        </span>
        <div className="min-w-0">
          <h2 className="max-w-[24em] text-[clamp(1.3125rem,1.15rem+0.7vw,1.75rem)] leading-tight font-medium tracking-[-0.025em] wrap-anywhere">
            {title}
          </h2>
          {text ? <p className="mt-2 max-w-[40em] text-[1.03125rem]">{text}</p> : null}
        </div>
      </SmartLink>
    </li>
  );
}
