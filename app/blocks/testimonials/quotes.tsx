import { classNames } from "#app/ui/class-names.ts";
import type { ShownPicture } from "#app/ui/picture-sources.ts";
import { numbered } from "../numbered.ts";
import { Author } from "./author.tsx";

/** A testimonial as visitors see it, without its id. */
export interface Quote {
  testimonial: string;
  name: string;
  position: string | null;
  company: string | null;
  country?: string | null;
  flag?: string | null;
  avatar: ShownPicture | null;
  companyLogo?: ShownPicture | null;
  theme?: "dark" | "light";
}

/** Client testimonials, each in a ruled row beside its author; those of the dark theme on a dark background. */
export function Quotes({ quotes }: { quotes: Quote[] }) {
  return (
    <ul className="mt-11">
      {numbered(quotes).map(({ key, ...quote }) => (
        <li
          key={key}
          className={classNames(
            "border-t border-line",
            quote.theme === "dark" ? "on-ink -mx-edge-left px-edge-left py-8 md:mx-0 md:px-7" : "py-8",
          )}
        >
          <figure className="quote-row">
            <blockquote
              dir="auto"
              className="max-w-[31em] text-[clamp(1.25rem,1.05rem+0.8vw,1.75rem)] leading-[1.3] tracking-[-0.02em]"
            >
              {quote.testimonial}
            </blockquote>
            <Author quote={quote} className="mt-7" />
          </figure>
        </li>
      ))}
    </ul>
  );
}
