import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";
import * as messages from "./messages.ts";

interface DateOptions {
  help?: string;
  /** The first and last allowed dates. */
  from?: string;
  to?: string;
}

/** A date without a time, stored as `2026-12-31`. */
export function date(label: string, { from = "1900-01-01", to = "2199-12-31", ...words }: DateOptions = {}) {
  const outside = messages.chooseADateBetween(label, from, to);
  return z.iso
    .date({ error: messages.dateExample(label), abort: true })
    .refine((day) => day >= from && day <= to, outside)
    .register(fieldMeta, { control: "date", label, from, to, ...words });
}
