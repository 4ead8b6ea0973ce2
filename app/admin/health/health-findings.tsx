import type { HealthFinding } from "#app/domain/health/finding.ts";

const levels: Record<HealthFinding["level"], { label: string; className: string }> = {
  fault: { label: "Problem", className: "text-bad" },
  advice: { label: "Recommendation", className: "text-warn" },
  fine: { label: "OK", className: "text-muted" },
};

const order = Object.keys(levels);

/** The findings of a health check, problems first, each with its remedy. */
export function HealthFindings({ findings }: { findings: HealthFinding[] }) {
  const sorted = findings.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  return (
    <section aria-labelledby="health-result">
      <h2 id="health-result" className="font-semibold">
        {summaryOf(findings)}
      </h2>
      <ul className="mt-3 border-t border-line">
        {sorted.map(({ level, about, text, fix }) => (
          <li
            key={`${about} ${text}`}
            className="gap-x-4 border-b border-line py-2.5 md:grid md:grid-cols-[136px_minmax(0,1fr)]"
          >
            <p className={`font-semibold ${levels[level].className}`}>{levels[level].label}</p>
            <div className="min-w-0">
              <p className="wrap-anywhere">
                {about}: {text}
              </p>
              {fix ? <p className="mt-0.5 text-muted wrap-anywhere">{fix}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function summaryOf(findings: HealthFinding[]): string {
  const count = (searched: HealthFinding["level"]) =>
    findings.filter(({ level }) => level === searched).length;
  const [problems, advice] = [count("fault"), count("advice")];
  const found = problems === 0 ? "No problems" : problems === 1 ? "1 problem" : `${problems} problems`;
  const recommended = advice === 1 ? "1 recommendation" : `${advice} recommendations`;
  return `${found} found${advice > 0 ? `, ${recommended}` : ""}`;
}
