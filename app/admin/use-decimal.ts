import { useRouteLoaderData } from "@remix-run/react";
import type { Decimal } from "#app/fields/whole-number.ts";

/** How the office writes numbers; a point outside the admin. */
export function useDecimal(): Decimal {
  return useRouteLoaderData<{ decimal: Decimal }>("routes/admin/layout")?.decimal ?? ".";
}
