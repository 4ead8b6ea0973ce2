import { classNames } from "#app/ui/class-names.ts";
import { fileAddress } from "#app/ui/file-address.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Country } from "./country.tsx";
import type { Quote } from "./quotes.tsx";

interface AuthorProps {
  quote: Quote;
  /** With a larger portrait, on wide screens above the name. */
  isLarge?: boolean;
  className?: string;
}

/** Who is quoted: portrait, name, position, company, country and the company's logo. */
export function Author({ quote, isLarge = false, className }: AuthorProps) {
  const { name, position, company, country, flag, avatar, companyLogo } = quote;
  const logo = companyLogo && fileAddress(companyLogo);
  return (
    <figcaption
      className={classNames(
        "flex min-w-0 flex-wrap gap-x-4 gap-y-3 text-[0.9375rem] leading-snug",
        isLarge ? "md:flex-col" : "items-center",
        className,
      )}
    >
      {avatar ? (
        <Picture
          picture={avatar}
          alt=""
          sizes={isLarge ? "6rem" : "3.5rem"}
          width={96}
          height={96}
          className={classNames("portrait shrink-0 object-cover", isLarge ? "size-14 md:size-24" : "size-14")}
        />
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
      {logo ? (
        <img
          src={logo}
          alt=""
          width="120"
          height="32"
          loading="lazy"
          className="client-logo h-7 w-24 shrink-0 object-contain object-left in-[.on-ink]:invert"
        />
      ) : null}
    </figcaption>
  );
}
