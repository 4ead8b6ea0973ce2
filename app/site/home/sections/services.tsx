import type { Settings } from "#app/domain/settings/registry.ts";
import { Section } from "#app/ui/section.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import type { HomeSectionProps } from "../home-data.ts";

export function ServicesSection({ home, number }: HomeSectionProps) {
  const { settings } = home;
  return (
    <Section
      number={number}
      label="Services"
      heading={settings.home_services_title}
      intro={settings.home_services_description}
      ground="sand"
    >
      <div className="mt-12 grid items-start gap-x-6 gap-y-14 md:grid-cols-2">
        <ServiceList
          title={settings.home_services_discovery_title}
          items={settings.home_services_discovery_items}
        />
        <ServiceList
          title={settings.home_services_delivery_title}
          items={settings.home_services_delivery_items}
        />
      </div>
    </Section>
  );
}

interface ServiceListProps {
  title: string;
  items: Settings["home_services_discovery_items"];
}

function ServiceList({ title, items }: ServiceListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="mono pb-4">{title}</h3>
      <ul className="border-b border-line">
        {items.map((item) => (
          <li key={item.title} className="border-t border-line py-4.5">
            <h4 className="text-[1.3125rem] leading-tight font-medium tracking-[-0.02em]">
              {item.url ? (
                <SmartLink
                  href={item.url}
                  className="underline decoration-transparent underline-offset-4 transition-colors duration-150 hover:decoration-current"
                >
                  {item.title}
                </SmartLink>
              ) : (
                item.title
              )}
            </h4>
            {item.description ? (
              <p className="mt-2 max-w-[34em] text-[1.03125rem] leading-normal">{item.description}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
