import type { ReactNode } from "react";

/** Replaces an empty list: says that it is empty and why, or offers an alternative. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className="mt-10 max-w-[34em] border-t border-line pt-4 text-muted">{children}</p>;
}
