import { useId } from "react";
import { ClientStrip } from "./client-strip.tsx";
import type { NextStepsTexts } from "./next-steps-texts.ts";

/**
 * LEAD-02: the column beside the form: what happens after sending, and client logos. `--inset` is its padding at both
 * sides.
 */
export function NextSteps({ texts, className = "" }: { texts: NextStepsTexts; className?: string }) {
  const headingId = useId();
  const steps = [
    { title: texts.form_step1_title, text: texts.form_step1_description },
    { title: texts.form_step2_title, text: texts.form_step2_description },
    { title: texts.form_step3_title, text: texts.form_step3_description },
  ];
  return (
    <aside
      aria-labelledby={headingId}
      className={`flex flex-col gap-10 bg-sand px-(--inset) [--line:color-mix(in_srgb,var(--sand),var(--ink)_14%)] ${className}`}
    >
      <div className="flex grow flex-col">
        <h2 id={headingId} className="mb-5 text-[1.375rem]/[1.2] font-[550] tracking-[-0.02em]">
          {texts.form_section_heading}
        </h2>
        <ol className="flex grow flex-col">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grow grid-cols-[2.25rem_1fr] border-t border-line pt-3.75 pb-4.25"
            >
              <span
                aria-hidden="true"
                className="mono pt-1.5 text-[color-mix(in_srgb,var(--signal-text),var(--ink)_14%)]"
              >
                {String(index + 1).padStart(2, "0")}
              </span>
              <div>
                <h3 className="text-[1.0625rem]/[1.4] font-[550] tracking-[-0.01em]">{title}</h3>
                {text ? <p className="mt-0.75 text-[0.9375rem]/[1.45] text-ink/80">{text}</p> : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <ClientStrip heading={texts.form_logos_heading} logos={texts.form_client_logos} className="mt-auto" />
    </aside>
  );
}
