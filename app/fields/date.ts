import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";

interface DateOptions {
  help?: string;
  /** The first and last allowed dates. */
  from?: string;
  to?: string;
}

/** A date without a time, stored as `2026-12-31`. */
export function date(label: string, { from = "1900-01-01", to = "2199-12-31", ...words }: DateOptions = {}) {
  const outside = `${label}: choose a date from ${from} to ${to}`;
  return z.iso
    .date({ error: `${label}: use a date such as 2026-12-31`, abort: true })
    .refine((day) => day >= from && day <= to, outside)
    .register(fieldMeta, { control: "date", label, from, to, ...words });
}
