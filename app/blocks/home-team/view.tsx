import { useMessages } from "#app/languages/use-messages.ts";
import { initials } from "#app/ui/initials.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ScrollStrip } from "#app/ui/scroll-strip.tsx";
import { Section } from "#app/ui/section.tsx";
import { HiddenSection } from "../hidden-section.tsx";
import type { ViewProps } from "../resolved-block.ts";

/** Team members in a horizontally scrolling row. */
export default function HomeTeam({ data, place }: ViewProps<"home-team">) {
  const messages = useMessages().blocks.homeTeam;
  if (!data) return <HiddenSection label={messages.label} />;
  const { title, subtitle, members } = data;
  return (
    <Section number={place.number} label={messages.label} heading={title} intro={subtitle}>
      <ScrollStrip
        label={messages.label}
        previous={messages.previous}
        next={messages.next}
        className="mt-12 -mr-edge-right max-xl:-ml-edge-left max-xl:scroll-pl-edge-left md:mt-16"
      >
        <ul className="flex w-max gap-4 pr-edge-right max-xl:pl-edge-left md:gap-6">
          {members.map(({ name, role, imageUrl }) => (
            <li key={`${name} ${role}`} className="w-[clamp(11rem,9rem+9vw,17rem)] snap-start">
              {imageUrl ? (
                <Picture
                  picture={imageUrl}
                  alt=""
                  sizes="(min-width: 64.0625rem) 17rem, 13rem"
                  width={480}
                  height={600}
                  className="portrait aspect-[4/5] w-full bg-sand object-cover"
                />
              ) : (
                <span
                  aria-hidden="true"
                  className="flex aspect-[4/5] w-full items-end bg-sand px-3 pb-1 text-[5.5rem] leading-none font-light tracking-[-0.07em]"
                >
                  {initials(name)}
                </span>
              )}
              <h3 className="mt-3.5 text-[1.0625rem] leading-snug font-semibold">{name}</h3>
              <p className="text-[0.9375rem] leading-snug text-muted">{role}</p>
            </li>
          ))}
        </ul>
      </ScrollStrip>
    </Section>
  );
}
