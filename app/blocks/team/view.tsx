import { classNames } from "#app/ui/class-names.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { initials } from "#app/ui/initials.ts";
import { Section } from "#app/ui/section.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { BlockPicture } from "../block-picture.tsx";
import { numbered } from "../numbered.ts";
import { PeopleStyles } from "../people-styles/people-styles.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { StoryStyles } from "../story-styles/story-styles.tsx";
import { wallColumns } from "./wall-columns.ts";

export default function Team({ label, heading, layout, people, place }: ViewProps<"team">) {
  const Name = heading ? "h3" : "h2";
  const isWall = layout === "wall";
  /** One or two people have their texts beside their portraits. */
  const isPair = !isWall && people.length < 3;
  const isEven = people.length === 2 || people.length === 4;
  const isBoard = isWall && isEven && people.every(({ text }) => text);
  return (
    <Section number={place.number} label={label} heading={heading}>
      {isWall ? <PeopleStyles /> : null}
      {isPair ? <StoryStyles /> : null}
      <ul
        style={isWall ? customProperties({ "--columns": wallColumns(people.length) }) : undefined}
        className={classNames(
          "grid grid-cols-2 gap-y-12",
          isWall ? "team-wall" : "gap-x-4 md:grid-cols-3 md:gap-x-6",
          !isWall && people.length > 3 && "xl:grid-cols-4",
          isPair && "team-pair",
          isBoard && "team-board",
          isWall && !isEven && "md:grid-cols-3",
          heading && "mt-12",
        )}
      >
        {numbered(people).map(({ key, name, role, text, portrait, action }) => (
          <li key={key} className="min-w-0">
            {portrait ? (
              <BlockPicture
                image={portrait}
                sizes="(max-width: 767px) 50vw, (max-width: 1279px) 40vw, 24vw"
                width={480}
                height={600}
                className="portrait aspect-[4/5] w-full object-cover"
              />
            ) : (
              <span
                aria-hidden="true"
                className="flex aspect-[4/5] w-full items-end bg-sand px-3 pb-1 text-[clamp(3.5rem,2rem+4vw,5.5rem)] leading-none font-light tracking-[-0.07em]"
              >
                {initials(name)}
              </span>
            )}
            <div>
              <Name className="mt-3.5 text-[1.0625rem] leading-snug font-semibold">{name}</Name>
              {role ? <p className="text-[0.9375rem] leading-snug text-muted">{role}</p> : null}
              {text ? <p className="mt-2.5 text-[0.9375rem] leading-normal">{text}</p> : null}
              {action?.href ? (
                <p className="mt-2.5 text-[0.9375rem]">
                  <InlineLink href={action.href}>{action.label}</InlineLink>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
