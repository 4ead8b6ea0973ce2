import { z } from "zod";

/** Time range of the charts. */
export const chartRangeSchema = z.enum(["30d", "quarter", "year"]);
export type ChartRange = z.output<typeof chartRangeSchema>;
