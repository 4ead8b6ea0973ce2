import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ClientMark } from "#app/ui/client-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { HiddenSection } from "../hidden-section.tsx";
import type { ViewProps } from "../resolved-block.ts";

export default function HomeClients({ data, place }: ViewProps<"home-clients">) {
  const messages = useMessages().blocks.homeClients;
  if (!data) return <HiddenSection label={messages.label} />;
  const { logos, spacing, isGrey, hoverEffect } = data;
  return (
    <Section number={place.number} label={messages.label}>
      <ul className="home-logos flex flex-wrap items-center gap-y-8 text-[1.25em] xl:pt-1">
        {logos.map((logo, position) => (
          <li key={logo.altText} className="flex items-center">
            <span
              className={classNames(
                "transition duration-200 ease-out",
                isGrey && "grayscale",
                hoverEffect === "colour" && "hover:grayscale-0",
                hoverEffect === "lift" && "hover:-translate-y-1",
              )}
            >
              <ClientMark logo={logo} position={position} />
            </span>
            {/* Spacing after the logo. An SVG can have a data-driven width without a style attribute. */}
            <svg aria-hidden="true" width={spacing} height="1" className="min-w-0" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
