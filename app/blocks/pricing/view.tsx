import { ButtonLink } from "#app/ui/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { Section } from "#app/ui/section.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function Pricing({ label, heading, offers, note, place }: ViewProps<"pricing">) {
  const Name = heading ? "h3" : "h2";
  return (
    <Section number={place.number} label={label} heading={heading}>
      <ul
        className={classNames(
          "grid gap-x-6 gap-y-6",
          heading && "mt-12",
          columns[offers.length] ?? "md:grid-cols-2 xl:grid-cols-4",
        )}
      >
        {numbered(offers).map(({ key, name, price, unit, text, points, action, isMarked }) => (
          <li
            key={key}
            className={classNames(
              "@container flex min-w-0 flex-col border-t px-5 pt-4 pb-6",
              isMarked ? "on-ink border-signal" : "border-current",
              !isMarked && "md:bg-transparent max-md:bg-transparent bg-sand/0 px-0!",
            )}
          >
            <Name className="text-[1.0625rem] leading-snug font-semibold">{name}</Name>
            <p
              className="mt-7 text-[max(1.25rem,min(clamp(2.25rem,1.7rem+1.8vw,3.25rem),165cqi/var(--letters)))] leading-none font-[450] tracking-[-0.045em] tabular-nums"
              style={customProperties({ "--letters": maxPartLength(price) })}
            >
              {price}
            </p>
            {unit ? <p className="mt-2 text-[0.9375rem] leading-snug text-muted">{unit}</p> : null}
            {text ? <p className="mt-5 max-w-[26em] text-[1rem] leading-normal">{text}</p> : null}
            {points.length > 0 ? (
              <ul className="mt-5 border-b border-line text-[0.9375rem] leading-snug">
                {numbered(points).map(({ key, text }) => (
                  <li key={key} className="border-t border-line py-2.5">
                    {text}
                  </li>
                ))}
              </ul>
            ) : null}
            {action?.href ? (
              <ButtonLink
                href={action.href}
                look={isMarked ? "filled" : "boxed"}
                className="mt-7 w-full md:mt-auto"
              >
                {action.label}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
      {note ? <p className="mt-6 max-w-[48em] text-[0.9375rem] text-muted">{note}</p> : null}
    </Section>
  );
}

const columns: Record<number, string> = {
  1: "max-w-[26rem]",
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
};

/** The characters of the longest part of a price without a line break. */
const maxPartLength = (price: string) => Math.max(...price.split(/[ –-]/).map(({ length }) => length));
