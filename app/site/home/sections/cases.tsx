import { plateAt } from "#app/site/pictures/plates.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import type { HomeSectionProps } from "../home-data.ts";

export function CasesSection({ home, number }: HomeSectionProps) {
  const { home_cases_title, home_cases_description, home_cases_items } = home.settings;
  return (
    <Section number={number} label="Cases" heading={home_cases_title} intro={home_cases_description}>
      <ul className="mt-12 grid gap-x-6 gap-y-12 sm:grid-cols-2">
        {home_cases_items.map(({ title, label, description, url, imageUrl }, position) => (
          <li key={`${title} ${url}`}>
            <SmartLink href={url} className="group block">
              <span className="block overflow-hidden bg-sand">
                <Picture
                  src={imageUrl || plateAt(position)}
                  alt=""
                  sizes="(max-width: 639px) 100vw, (max-width: 1024px) 50vw, 36vw"
                  width={600}
                  height={400}
                  className="aspect-[3/2] w-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.02]"
                />
              </span>
              <div className="mt-4 flex items-baseline justify-between gap-6">
                <h3 className="text-[1.5rem] leading-tight font-medium tracking-[-0.025em]">{title}</h3>
                {label ? <span className="mono text-right text-muted">{label}</span> : null}
              </div>
              <p className="mt-2 max-w-[32em] text-[1.03125rem] leading-normal">{description}</p>
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
