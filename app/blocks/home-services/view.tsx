import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import { HiddenSection } from "../hidden-section.tsx";
import type { ViewProps } from "../resolved-block.ts";
import type { Services } from "./data.server.ts";

/** Two lists: discovery and delivery services. */
export default function HomeServices({ data, place }: ViewProps<"home-services">) {
  const messages = useMessages().blocks.homeServices;
  if (!data) return <HiddenSection label={messages.label} />;
  return (
    <Section
      number={place.number}
      label={messages.label}
      heading={data.title}
      intro={data.description}
      ground="sand"
    >
      <div className="mt-12 grid items-start gap-x-6 gap-y-14 md:mt-16 md:grid-cols-2 xl:grid-cols-3">
        <ServiceList {...data.discovery} />
        <ServiceList {...data.delivery} isWide />
      </div>
    </Section>
  );
}

interface ServiceListProps extends Services {
  /** Double width, in two columns. */
  isWide?: boolean;
}

function ServiceList({ title, items, isWide = false }: ServiceListProps) {
  if (items.length === 0) return null;
  return (
    <section className={isWide ? "xl:col-span-2" : undefined}>
      <h3 className="mono pb-4">{title}</h3>
      <ul
        className={classNames("home-pairs border-b border-line", isWide && "gap-x-6 xl:grid xl:grid-cols-2")}
      >
        {items.map((item) => (
          <li key={item.title} className="border-t border-line py-4.5 xl:min-h-42">
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
              <p className="mt-2 max-w-[34em] text-[1rem] leading-normal">{item.description}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
