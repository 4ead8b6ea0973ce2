import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  children: ReactNode;
}

/** Replaces an empty list: why it is empty and how to fill it. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="mx-auto max-w-[420px] py-16 md:py-24">
      <h2 className="text-[0.9375rem] font-semibold">{title}</h2>
      <div className="mt-2 text-muted">{children}</div>
    </div>
  );
}
