import { classNames } from "#app/ui/class-names.ts";
import { fileAddress } from "#app/ui/file-address.ts";
import { Section } from "#app/ui/section.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function LogoStrip({ label, heading, logos, isGrey, place }: ViewProps<"logo-strip">) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      <ul
        className={classNames("grid grid-cols-2 gap-x-6 md:grid-cols-3 xl:grid-cols-4", heading && "mt-12")}
      >
        {numbered(logos).map(({ key, name, image }, position) => (
          <li key={key} className="flex h-24 items-center border-t border-line">
            {image && fileAddress(image) ? (
              <img
                src={fileAddress(image)}
                alt={name}
                width="144"
                height="32"
                loading="lazy"
                decoding="async"
                className={classNames(
                  "client-logo h-8 w-auto max-w-full object-contain object-left",
                  isGrey && "grayscale",
                )}
              />
            ) : (
              <span
                className={classNames(
                  "min-w-0 text-[1.1875rem] leading-tight",
                  typefaces[position % typefaces.length],
                )}
              >
                {name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Type styles that distinguish adjacent names. */
const typefaces = [
  "font-bold tracking-[-0.03em]",
  "font-mono text-[0.9375rem]! font-medium lowercase [font-stretch:80%]",
  "font-light tracking-[0.08em] uppercase text-[1.0625rem]!",
  "font-semibold italic tracking-[-0.02em]",
  "font-medium tracking-[-0.01em]",
];
