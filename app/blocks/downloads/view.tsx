import { useFormats, useMessages } from "#app/languages/use-messages.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { downloadableFiles } from "./downloadable-files.ts";

export default function Downloads(props: ViewProps<"downloads">) {
  const { fileSize } = useFormats();
  const messages = useMessages().blocks.downloads;
  const { label, heading, files, data, place } = props;
  const Title = heading ? "h3" : "h2";
  const offered = downloadableFiles(files, data);
  return (
    <Section number={place.number} label={label} heading={heading}>
      {offered.length === 0 ? <Empty>{messages.empty}</Empty> : null}
      <ul className={classNames(heading && "mt-11", offered.length > 0 && "border-b border-line")}>
        {offered.map(({ key, title, text, address, name, kind, size }) => (
          <li key={key}>
            <a
              href={address}
              download={name}
              className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1.5 border-t border-line py-5"
            >
              <span className="row-line" />
              <Title className="text-[1.3125rem] leading-tight font-medium tracking-[-0.02em]">{title}</Title>
              <span className="mono flex items-center gap-4">
                {[kind, size === undefined ? "" : fileSize(size)].filter(Boolean).join(", ")}
                <Arrow
                  to="down"
                  className="shrink-0 transition-transform duration-200 ease-out group-hover:translate-y-0.5"
                />
              </span>
              {text ? <p className="max-w-[36em] text-[1rem] text-muted">{text}</p> : null}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
