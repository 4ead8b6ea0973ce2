import { type ReactNode, useId } from "react";
import { ClientStrip } from "./client-strip.tsx";
import type { NextStepsTexts } from "./next-steps-texts.ts";

interface NextStepsProps {
  texts: NextStepsTexts;
  /** Who replies. */
  children: ReactNode;
}

/**
 * LEAD-02: the column beside the form: who replies, what happens after sending, and client logos. `next-steps.css` has
 * its look; the page or dialog loads it.
 */
export function NextSteps({ texts, children }: NextStepsProps) {
  const headingId = useId();
  const steps = [
    { number: "01", title: texts.form_step1_title, text: texts.form_step1_description },
    { number: "02", title: texts.form_step2_title, text: texts.form_step2_description },
    { number: "03", title: texts.form_step3_title, text: texts.form_step3_description },
  ];
  return (
    <aside aria-labelledby={headingId} className="next-steps">
      {children}
      <div>
        <h2 id={headingId}>{texts.form_section_heading}</h2>
        <ol>
          {steps.map(({ number, title, text }) => (
            <li key={number}>
              <span aria-hidden="true" className="mono">
                {number}
              </span>
              <div>
                <h3>{title}</h3>
                {text ? <p>{text}</p> : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <ClientStrip heading={texts.form_logos_heading} logos={texts.form_client_logos} />
    </aside>
  );
}
