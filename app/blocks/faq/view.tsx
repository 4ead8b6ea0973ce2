import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import { RichTextDocument } from "../rich-text/document-view.tsx";

/** Expands without JavaScript; find in page also searches collapsed answers. */
export default function Faq({ label, heading, questions, place }: ViewProps<"faq">) {
  const Question = heading ? "h3" : "h2";
  return (
    <Section number={place.number} label={label} heading={heading}>
      <div className={classNames("border-b border-line", heading && "mt-11")}>
        {numbered(questions).map(({ key, number, question, answer }) => (
          <details key={key} className="group border-t border-line">
            <summary className="grid list-none grid-cols-[2.125rem_minmax(0,1fr)_auto] items-baseline gap-x-4 py-5 md:grid-cols-[2.75rem_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
              <span aria-hidden="true" className="mono text-muted">
                {number}
              </span>
              <Question className="text-[clamp(1.25rem,1.1rem+0.6vw,1.625rem)] leading-tight font-medium tracking-[-0.02em]">
                {question}
              </Question>
              <svg
                aria-hidden="true"
                width="14"
                height="14"
                viewBox="0 0 14 14"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.4"
                className="self-center"
              >
                <path d="M1 7h12" />
                <path
                  d="M7 1v12"
                  className="origin-center transition-transform duration-200 ease-out group-open:scale-y-0"
                />
              </svg>
            </summary>
            <div className="pb-7 pl-[3.125rem] md:pl-[3.75rem]">
              <RichTextDocument document={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
