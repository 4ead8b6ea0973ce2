import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import { BlockPicture } from "../block-picture.tsx";
import { numbered } from "../numbered.ts";
import type { BlockPlace } from "../place.ts";
import type { OfficesProps } from "./schema.ts";

export default function Offices({ label, heading, offices, place }: OfficesProps & { place: BlockPlace }) {
  const City = heading ? "h3" : "h2";
  return (
    <Section number={place.number} label={label} heading={heading}>
      <ul className={classNames("grid gap-x-6 gap-y-12 sm:grid-cols-2 xl:grid-cols-3", heading && "mt-12")}>
        {numbered(offices).map(({ key, city, country, address, note, image, action }) => (
          <li key={key} className="min-w-0">
            {image ? (
              <BlockPicture
                image={image}
                sizes="(max-width: 479px) 100vw, (max-width: 1199px) 50vw, 27vw"
                width={960}
                height={720}
                className="mb-5 aspect-[4/3] w-full object-cover"
              />
            ) : null}
            <div className="border-t border-line pt-3.5">
              <City className="text-[clamp(1.5rem,1.3rem+0.9vw,2.125rem)] leading-tight font-medium tracking-[-0.03em]">
                {city}
              </City>
              {country ? <p className="text-[0.9375rem] text-muted">{country}</p> : null}
              {address ? (
                <address className="mt-4 text-[1.03125rem] leading-normal whitespace-pre-line not-italic">
                  {address}
                </address>
              ) : null}
              {action?.href ? (
                <p className="mt-2 text-[1.03125rem]">
                  <SmartLink href={action.href} className="inline-link">
                    {action.label}
                  </SmartLink>
                </p>
              ) : null}
              {note ? <p className="mono mt-4 text-muted">{note}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
