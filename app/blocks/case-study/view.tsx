import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import { RichTextDocument } from "../rich-text/document-view.tsx";

export default function CaseStudy({
  label,
  heading,
  challenge,
  approach,
  outcome,
  results,
  place,
}: ViewProps<"case-study">) {
  const messages = useMessages().blocks.caseStudy;
  const Title = heading ? "h3" : "h2";
  const parts = [
    { title: messages.challenge, text: challenge },
    { title: messages.approach, text: approach },
    { title: messages.outcome, text: outcome },
  ];
  return (
    <Section number={place.number} label={label} heading={heading}>
      <div className={heading ? "mt-12" : undefined}>
        {parts.map(({ title, text }) => (
          <div
            key={title}
            className={classNames(
              "grid gap-x-6 gap-y-5 border-line py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]",
              heading ? "border-t" : "border-t first:border-t-0 first:pt-0",
            )}
          >
            <Title className="text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)] leading-tight font-medium tracking-[-0.025em]">
              {title}
            </Title>
            <RichTextDocument document={text} />
          </div>
        ))}
      </div>
      {results.length > 0 ? (
        <dl className="grid gap-x-6 gap-y-8 border-t border-current pt-6 sm:grid-cols-2 xl:grid-cols-4">
          {numbered(results).map(({ key, value, text }) => (
            <div key={key} className="flex flex-col">
              <dt className="order-2 mt-2 max-w-[17em] text-[0.9375rem] leading-snug text-muted">{text}</dt>
              <dd className="text-[clamp(2rem,1.6rem+1.6vw,3rem)] leading-none font-[450] tracking-[-0.045em] tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Section>
  );
}
