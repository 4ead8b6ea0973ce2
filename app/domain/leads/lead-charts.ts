import { z } from "zod";

/** How far back the charts look. */
export const chartRangeSchema = z.enum(["30d", "quarter", "year"]);
export type ChartRange = z.output<typeof chartRangeSchema>;
