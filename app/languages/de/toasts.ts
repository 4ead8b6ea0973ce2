import type { toasts as english } from "../en/toasts.ts";

export const toasts = { dismiss: "Ausblenden" } satisfies typeof english;
