import { useRouteLoaderData } from "@remix-run/react";
import { type Decimal, groupedNumber } from "#app/fields/whole-number.ts";

/** How the office writes numbers; a point outside the admin. */
export function useDecimal(): Decimal {
  return useRouteLoaderData<{ decimal: Decimal }>("routes/admin/layout")?.decimal ?? ".";
}

/** Writes a count as the office does: `1,234`. */
export function useCountFormat(): (count: number) => string {
  const decimal = useDecimal();
  return (count) => groupedNumber(count, decimal);
}
