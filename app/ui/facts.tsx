import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface Fact {
  label: string;
  value: ReactNode;
}

/** Ruled rows of names and values. */
export function Facts({ facts, className }: { facts: Fact[]; className?: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={classNames("border-t border-line text-[0.9375rem] leading-normal", className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-4 border-b border-line py-2.5">
          <dt className="shrink-0 basis-30 text-muted">{label}</dt>
          <dd className="min-w-0 grow basis-24">{typeof value === "string" ? joinRanges(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Keeps ranges such as 8–14 and €45,000–120,000 on one line, with word joiners (U+2060) around the dash. */
export function joinRanges(text: string): string {
  return text.replace(/(?<=\d)–(?=[\d€$£])/g, "\u2060–\u2060");
}
