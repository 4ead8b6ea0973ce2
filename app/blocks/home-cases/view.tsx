import { useMessages } from "#app/languages/use-messages.ts";
import { beginThread, carryThread } from "#app/ui/carry-thread.ts";
import { classNames } from "#app/ui/class-names.ts";
import { sharedElement } from "#app/ui/custom-properties.ts";
import { Picture } from "#app/ui/picture.tsx";
import { RuledRows } from "#app/ui/ruled-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { HiddenSection } from "../hidden-section.tsx";
import type { BlockData, ViewProps } from "../resolved-block.ts";
import { StoryStyles } from "../story-styles/story-styles.tsx";

type Case = NonNullable<BlockData["home-cases"]>["items"][number];

/** Cases with a picture; further cases are rows. */
const pictured = 5;

/** The first case at full width, four in uneven pairs, and the rest as rows. */
export default function HomeCases({ data, place }: ViewProps<"home-cases">) {
  const messages = useMessages().blocks.homeCases;
  // The document needs neither the lines nor the styles of a case: only pages of this document are reached by a line.
  const hasThreads = useHydrated();
  if (!data) return <HiddenSection label={messages.label} />;
  const { title, description, items } = data;
  const rest = items.slice(pictured);
  return (
    <Section number={place.number} label={messages.label} heading={title} intro={description} ground="ink">
      {hasThreads ? <StoryStyles /> : null}
      <ul
        className="home-pairs mt-12 grid gap-x-6 gap-y-12 md:mt-16 md:grid-cols-12 md:gap-y-16"
        ref={carryThread}
      >
        {items.slice(0, pictured).map((item, position) => {
          // A view transition name must be unique.
          const isFirstOfIts = items.findIndex(({ url }) => url === item.url) === position;
          const slug = isFirstOfIts ? slugOf(item) : "";
          return (
            <li key={`${item.title} ${item.url}`} className={spans[position]} onPointerEnter={beginThread}>
              {hasThreads && slug ? <span style={sharedElement("thread", slug)} /> : null}
              <PicturedCase item={item} position={position} slug={slug} />
            </li>
          );
        })}
      </ul>
      {rest.length > 0 ? (
        <RuledRows
          rows={rest.map(({ title, label, description, url }) => ({
            key: `${title} ${url}`,
            title,
            text: description,
            note: label || undefined,
            href: url,
          }))}
          from={pictured + 1}
        />
      ) : null}
    </Section>
  );
}

const slugOf = ({ url }: Case) => url.split("/").at(-1) ?? "";

const spans = ["wide md:col-span-12", "md:col-span-7", "md:col-span-5", "md:col-span-5", "md:col-span-7"];

interface PicturedCaseProps {
  item: Case;
  position: number;
  /** Names its picture for the change to its page; empty for a further item of the same page. */
  slug: string;
}

function PicturedCase({ item, position, slug }: PicturedCaseProps) {
  const isLeading = position === 0;
  const { title, label, description, url, imageUrl } = item;
  return (
    <SmartLink href={url} className="group block">
      <span
        className={classNames("block overflow-hidden", isLeading && "-mr-edge-right max-md:-ml-edge-left")}
        style={sharedElement("cover", slug)}
      >
        <Picture
          picture={imageUrl}
          alt=""
          sizes={isLeading ? "(min-width: 64.0625rem) 70vw, 100vw" : "(min-width: 48rem) 42vw, 100vw"}
          width={1600}
          height={1000}
          className={classNames(
            "w-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.015]",
            isLeading
              ? "aspect-[4/3] md:aspect-[2/1]"
              : "aspect-[16/10] md:aspect-auto md:h-[clamp(15rem,25vw,34rem)]",
          )}
        />
      </span>
      <div
        className={classNames(
          "mt-4 grid gap-x-6 gap-y-2",
          isLeading && "md:mt-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
        )}
      >
        <div>
          <h3 className={isLeading ? leadingTitle : otherTitle}>
            <span className="underline decoration-transparent decoration-[0.05em] underline-offset-[0.16em] transition-colors duration-150 group-hover:decoration-current">
              {title}
            </span>
          </h3>
          {label ? <p className="mono mt-2 text-muted">{label}</p> : null}
        </div>
        <p
          className={classNames(
            "max-w-[32em]",
            isLeading ? "lead" : "text-[1.03125rem] leading-normal text-ink-text",
          )}
        >
          {description}
        </p>
      </div>
    </SmartLink>
  );
}

const leadingTitle =
  "text-[clamp(1.75rem,1.3rem+1.9vw,3.25rem)] leading-none font-medium tracking-[-0.035em]";
const otherTitle =
  "text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)] leading-tight font-medium tracking-[-0.03em]";
