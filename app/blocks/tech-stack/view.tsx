import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import { numbered } from "../numbered.ts";
import type { BlockPlace } from "../place.ts";
import type { ViewProps } from "../resolved-block.ts";
import { technologiesOf } from "./technologies.ts";

export default function TechStack({
  label,
  heading,
  groups,
  data,
  place,
}: ViewProps<"tech-stack"> & { place: BlockPlace }) {
  const Name = heading ? "h3" : "h2";
  return (
    <Section number={place.number} label={label} heading={heading}>
      <ul className={classNames("border-b border-line", heading && "mt-11")}>
        {numbered(groups).map(({ key, ...group }, position) => (
          <li
            key={key}
            className="grid items-baseline gap-x-6 gap-y-3 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]"
          >
            <Name className="mono text-muted">{group.name}</Name>
            <ul className="flex flex-wrap gap-x-7 gap-y-2 text-[clamp(1.25rem,1.1rem+0.7vw,1.75rem)] leading-tight font-medium tracking-[-0.025em]">
              {numbered(technologiesOf(group, data.pages[position])).map(({ key, label, href }) => (
                <li key={key}>
                  {href ? (
                    <SmartLink href={href} className="inline-link">
                      {label}
                    </SmartLink>
                  ) : (
                    label
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
