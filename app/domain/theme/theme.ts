import { z } from "zod";

/** The admin's looks: as the machine has it, or always one. */
export const themeSchema = z.enum(["system", "light", "dark"]);

export type Theme = z.output<typeof themeSchema>;
