import type { ReactNode } from "react";

/** One finding about a draft before publishing. */
export interface Finding<Place> {
  /** `stop`: blocks publishing. */
  weight: "stop" | "advice";
  message: string;
  place?: Place;
}

/** The findings of a draft. */
export interface Findings<Place> {
  isChecking: boolean;
  findings: Finding<Place>[];
  /** The checks that failed to run, as a sentence. */
  failure?: string;
}

interface ChecksProps<Place> extends Findings<Place> {
  /** A finding's message, with a link to its place. */
  children: (finding: Finding<Place>) => ReactNode;
}

/** The findings before publishing, blocking ones first. */
export function Checks<Place>({ isChecking, findings, failure, children }: ChecksProps<Place>) {
  const sorted = findings.toSorted((one, other) => rank(one) - rank(other));
  return (
    <section>
      <h3 className="flex justify-between pb-2 font-semibold">
        Before publishing
        <span className="font-normal text-muted" role="status" aria-label="Checks">
          {isChecking ? "Checking …" : findings.length === 0 ? "No problems found" : findings.length}
        </span>
      </h3>
      <ul className="grid">
        {sorted.map((finding) => (
          <li
            key={JSON.stringify(finding)}
            className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-1 border-t border-line py-2"
          >
            <span
              aria-hidden="true"
              className={`mt-1.5 size-[7px] rounded-full ${finding.weight === "stop" ? "bg-bad" : "bg-warn"}`}
            />
            <p>
              <span className="sr-only">{finding.weight === "stop" ? "Error: " : "Advice: "}</span>
              {children(finding)}
            </p>
          </li>
        ))}
      </ul>
      {failure ? <p className="border-t border-line py-2 text-warn">{failure}</p> : null}
    </section>
  );
}

const rank = ({ weight }: Pick<Finding<unknown>, "weight">) => (weight === "stop" ? 0 : 1);

export function withoutRepeats<Place>(findings: Finding<Place>[]): Finding<Place>[] {
  const seen = new Set<string>();
  return findings.filter(({ message, place }) => {
    const key = JSON.stringify([message, place]);
    return !seen.has(key) && seen.add(key);
  });
}
