import type { ReactNode } from "react";

/** Stands where a list would: says that there is nothing, and why or what instead. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className="mt-10 max-w-[34em] border-t border-line pt-4 text-muted">{children}</p>;
}
