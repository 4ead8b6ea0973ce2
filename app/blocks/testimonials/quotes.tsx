import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";

export interface Quote {
  id: string;
  testimonial: string;
  name: string;
  position: string | null;
  company: string | null;
  country?: string | null;
  avatar: string | null;
  companyLogo?: string | null;
  theme?: "dark" | "light";
}

/** What clients say, each in a ruled row beside who says it; those of the dark theme on ink. */
export function Quotes({ quotes }: { quotes: Quote[] }) {
  return (
    <ul className="mt-11">
      {quotes.map((quote) => (
        <li
          key={quote.id}
          className={classNames(
            "border-t border-line",
            quote.theme === "dark" ? "on-ink -mx-5 px-5 py-8 md:mx-0 md:px-7" : "py-8",
          )}
        >
          <figure className="grid gap-x-6 gap-y-6 md:grid-cols-[minmax(0,1fr)_14rem]">
            <blockquote
              dir="auto"
              className="max-w-[30em] text-[clamp(1.1875rem,1.05rem+0.55vw,1.5rem)] leading-snug tracking-[-0.015em]"
            >
              {quote.testimonial}
            </blockquote>
            <Author {...quote} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Author({ name, position, company, country, avatar, companyLogo }: Quote) {
  return (
    <figcaption className="min-w-0 text-[0.9375rem] leading-snug">
      {avatar ? (
        <Picture
          src={avatar}
          alt=""
          sizes="3.5rem"
          width={56}
          height={56}
          className="mb-3 size-14 object-cover"
        />
      ) : null}
      <span dir="auto" className="block font-semibold">
        {name}
      </span>
      <span className="block text-muted">{[position, company].filter(Boolean).join(", ")}</span>
      {country ? <span className="block text-muted">{country}</span> : null}
      {companyLogo ? (
        <img
          src={companyLogo}
          alt=""
          width="120"
          height="32"
          loading="lazy"
          className="mt-3 h-8 w-30 object-contain object-left"
        />
      ) : null}
    </figcaption>
  );
}
