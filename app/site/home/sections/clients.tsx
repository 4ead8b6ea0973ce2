import { ClientMark } from "#app/site/enquiry/client-mark.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import type { HomeSectionProps } from "../home-data.ts";

export function ClientsSection({ home, number }: HomeSectionProps) {
  const {
    home_clients_logos,
    home_clients_logo_spacing,
    home_clients_grayscale_enabled,
    home_clients_hover_effect,
  } = home.settings;
  return (
    <Section number={number} label="We build for">
      <ul className="flex flex-wrap items-center gap-y-8 text-[1.25em] xl:pt-1">
        {home_clients_logos.map((logo, position) => (
          <li key={logo.altText} className="flex items-center">
            <span
              className={classNames(
                "transition duration-200 ease-out",
                home_clients_grayscale_enabled && "grayscale",
                home_clients_hover_effect === "colour" && "hover:grayscale-0",
                home_clients_hover_effect === "lift" && "hover:-translate-y-1",
              )}
            >
              <ClientMark logo={logo} position={position} />
            </span>
            {/* The space after it: a width that is data is no class, and style attributes are kept out of the page. */}
            <svg aria-hidden="true" width={home_clients_logo_spacing} height="1" className="min-w-0" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
