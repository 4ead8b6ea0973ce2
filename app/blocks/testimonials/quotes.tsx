import { classNames } from "#app/ui/class-names.ts";
import { Flag } from "#app/ui/flag.tsx";
import { Picture } from "#app/ui/picture.tsx";

export interface Quote {
  id: string;
  testimonial: string;
  name: string;
  position: string | null;
  company: string | null;
  country?: string | null;
  flag?: string | null;
  avatar: string | null;
  companyLogo?: string | null;
  theme?: "dark" | "light";
}

/** Client testimonials, each in a ruled row beside its author; those of the dark theme on a dark background. */
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
          <figure>
            <blockquote
              dir="auto"
              className="max-w-[31em] text-[clamp(1.25rem,1.05rem+0.8vw,1.75rem)] leading-[1.3] tracking-[-0.02em]"
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

function Author({ name, position, company, country, flag, avatar, companyLogo }: Quote) {
  return (
    <figcaption className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 text-[0.9375rem] leading-snug">
      {avatar ? (
        <span className="size-14 shrink-0">
          <Picture
            src={avatar}
            alt=""
            sizes="3.5rem"
            width={56}
            height={56}
            className="size-14 object-cover"
          />
        </span>
      ) : null}
      <div className="min-w-0 flex-1 basis-40">
        <span dir="auto" className="block font-semibold">
          {name}
        </span>
        <span dir="auto" className="block text-muted">
          {[position, company].filter(Boolean).join(", ")}
        </span>
        <Country name={country} flag={flag} />
      </div>
      {companyLogo ? (
        <img
          src={companyLogo}
          alt=""
          width="120"
          height="32"
          loading="lazy"
          className="client-logo h-8 w-30 shrink-0 object-contain object-left in-[.on-ink]:invert"
        />
      ) : null}
    </figcaption>
  );
}

/** DATA-06: the country, with its flag if one is set. */
export function Country({ name, flag }: { name: Quote["country"]; flag: Quote["flag"] }) {
  if (!name && !flag) return null;
  return (
    <span className="block text-muted">
      {flag ? <Flag emoji={flag} /> : null}
      {name}
    </span>
  );
}
