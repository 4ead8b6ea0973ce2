import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function FeatureGrid({ label, heading, features, columns, place }: ViewProps<"feature-grid">) {
  const Title = heading ? "h3" : "h2";
  return (
    <Section number={place.number} label={label} heading={heading}>
      <ul
        className={classNames(
          "grid gap-x-6 gap-y-10 sm:grid-cols-2",
          heading && "mt-12",
          columns === "three" && "xl:grid-cols-3",
        )}
      >
        {numbered(features).map(({ key, number, title, text, action }) => (
          <li key={key} className="border-t border-line pt-3.5">
            <span aria-hidden="true" className="mono text-muted">
              {number}
            </span>
            <Title className="mt-5 text-[1.3125rem] leading-tight font-medium tracking-[-0.02em]">
              {title}
            </Title>
            {text ? <p className="mt-2.5 max-w-[26em] text-[1rem] leading-normal">{text}</p> : null}
            {action?.href ? (
              <p className="mt-3.5 text-[1rem]">
                <InlineLink href={action.href}>{action.label}</InlineLink>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
