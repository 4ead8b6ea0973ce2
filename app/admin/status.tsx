import type { ReactNode } from "react";

const dots = {
  good: "bg-good",
  warn: "bg-warn",
  bad: "bg-bad",
  signal: "bg-signal",
  /** A ring instead of a dot for an inactive state. */
  quiet: "border border-muted",
};

export type Tone = keyof typeof dots;

/** A state as a dot and a word; the dot is decorative. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-[7px] shrink-0 rounded-full ${dots[tone]}`} />
      {children}
    </span>
  );
}
