import { useMessages } from "#app/languages/use-messages.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { joinRanges } from "#app/ui/facts.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import { HiddenSection } from "../hidden-section.tsx";
import type { BlockData, ViewProps } from "../resolved-block.ts";

/** The solutions in large type beside their picture; on phones without the description. */
export default function HomeSolutions({ data, place }: ViewProps<"home-solutions">) {
  const messages = useMessages().blocks.homeSolutions;
  if (!data) return <HiddenSection label={messages.label} />;
  return (
    <Section number={place.number} label={messages.label} heading={data.title}>
      <ol className="mt-11 border-b border-line md:mt-14">
        {data.solutions.map((solution, position) => (
          <li key={solution.path} className="border-t border-line">
            <Solution solution={solution} position={position} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface SolutionProps {
  solution: NonNullable<BlockData["home-solutions"]>["solutions"][number];
  /** Zero-based. */
  position: number;
}

function Solution({ solution: { title, path, excerpt, coverImage }, position }: SolutionProps) {
  return (
    <SmartLink
      href={path}
      className="group relative grid grid-cols-[1.75rem_minmax(0,1fr)_5.5rem] gap-x-4 py-4 max-md:items-center md:grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,15rem)_auto] xl:grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,14rem)_auto] xl:gap-x-6 2xl:grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,20rem)_auto]"
    >
      <span className="row-line" />
      <span aria-hidden="true" className="mono text-muted md:pt-[0.9em]">
        {String(position + 1).padStart(2, "0")}
      </span>
      <div className="solution-text min-w-0">
        <h3 className="text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)] leading-tight font-medium tracking-[-0.03em]">
          {title}
        </h3>
        {excerpt ? (
          <p className="mt-1.5 max-w-[34em] text-[0.9375rem] leading-[1.45] text-muted max-md:hidden">
            {joinRanges(excerpt)}
          </p>
        ) : null}
      </div>
      <span className="overflow-hidden">
        <Picture
          picture={coverImage}
          alt=""
          sizes="(min-width: 100rem) 20rem, (min-width: 48rem) 15rem, 6rem"
          width={1920}
          height={620}
          className="aspect-[16/9] w-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.015] md:aspect-[31/10]"
        />
      </span>
      <Arrow className="mt-2 shrink-0 max-md:hidden transition-transform duration-200 ease-out group-hover:translate-x-1 md:self-center" />
    </SmartLink>
  );
}
