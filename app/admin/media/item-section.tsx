import { type ReactNode, useId } from "react";

/** A section with a small heading. */
export function ItemSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 border-b border-line pb-1.5 text-[0.75rem] text-muted">
        {title}
      </h2>
      {children}
    </section>
  );
}
