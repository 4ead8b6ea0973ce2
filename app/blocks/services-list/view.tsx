import { useMessages } from "#app/languages/use-messages.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import type { ViewProps } from "../resolved-block.ts";

export default function ServicesList({
  label,
  heading,
  data,
  hasPictures,
  place,
}: ViewProps<"services-list">) {
  const messages = useMessages().blocks.servicesList;
  const Title = heading ? "h3" : "h2";
  return (
    <Section number={place.number} label={label} heading={heading}>
      {data.services.length === 0 ? <Empty>{messages.empty}</Empty> : null}
      <ul className={classNames(heading && "mt-11", data.services.length > 0 && "border-b border-line")}>
        {data.services.map(({ title, path, excerpt, coverImage }) => (
          <li key={path}>
            <SmartLink
              href={path}
              className={classNames(
                "group relative grid items-center gap-x-6 gap-y-4 border-t border-line py-6",
                hasPictures && coverImage && "md:grid-cols-[minmax(0,1fr)_14rem]",
              )}
            >
              <span className="row-line" />
              <div className="min-w-0">
                <Title className="flex items-baseline gap-4 text-[clamp(1.625rem,1.3rem+1.4vw,2.75rem)] leading-[1.05] font-medium tracking-[-0.03em]">
                  <span className="min-w-0">{title}</span>
                  <Arrow className="size-[0.5em] shrink-0 transition-transform duration-200 ease-out group-hover:translate-x-1.5" />
                </Title>
                {excerpt ? <p className="mt-3 max-w-[36em] text-[1.03125rem]">{excerpt}</p> : null}
              </div>
              {hasPictures && coverImage ? (
                <Picture
                  picture={coverImage}
                  alt=""
                  sizes="(max-width: 767px) 100vw, 14rem"
                  width={448}
                  height={280}
                  className="aspect-[16/7] w-full bg-sand object-cover md:aspect-[16/10]"
                />
              ) : null}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
