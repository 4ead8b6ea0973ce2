import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface SectionProps {
  /** Two digits, shown before the label. */
  number?: string;
  label?: string;
  heading?: string;
  /** A paragraph below the heading. */
  intro?: string;
  /** Level of the heading; headings inside continue below it. */
  level?: 2 | 3;
  /** `sand` and `ink`: a full-bleed background. */
  ground?: "paper" | "sand" | "ink";
  /** What stands beside the content on wide screens. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A section of a page: a rule with its number and label, and content that starts one column in. */
export function Section({
  number,
  label,
  heading,
  intro,
  level = 2,
  ground = "paper",
  aside,
  children,
}: SectionProps) {
  const Heading = `h${level}` as const;
  const Outer = heading || label ? "section" : "div";
  return (
    <Outer
      className={classNames(
        "mt-breath pr-edge-right pl-edge-left",
        ground !== "paper" && "pt-14 pb-breath",
        ground === "sand" && "on-sand",
        ground === "ink" && "on-ink",
      )}
    >
      <div className="section-grid grid gap-x-6 border-t border-current pt-4 2xl:grid-cols-[11.875rem_minmax(0,1fr)]">
        <SectionNumber number={number} label={label} as={heading || !label ? "p" : Heading} />
        {heading ? <Heading className="heading max-w-[19em] 2xl:col-start-2">{heading}</Heading> : null}
        <div className="section-body min-w-0 2xl:col-start-2">
          {intro ? <p className="lead mt-6 max-w-[30em]">{intro}</p> : null}
          {children}
        </div>
        {aside}
      </div>
    </Outer>
  );
}

type SectionNumberProps = Pick<SectionProps, "number" | "label"> & { as: "p" | "h2" | "h3" };

/** `01 — What it does`, on a rule: the heading of a section without another one. */
function SectionNumber({ number, label, as: Element }: SectionNumberProps) {
  if (!number && !label) return null;
  return (
    <Element className="section-label mono pt-0.5 max-2xl:mb-6">
      {number ? (
        <span aria-hidden="true" className="section-number">
          <span className="text-signal-text">{number}</span>
          {label ? <span> — </span> : null}
        </span>
      ) : null}
      {label}
    </Element>
  );
}
