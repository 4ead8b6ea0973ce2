import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A section with a small heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-3 border-b border-line pb-1.5 text-[0.75rem] text-muted">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Names and values in two columns; missing values are omitted. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const given = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <dl className="grid content-start grid-cols-[104px_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      {given.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
