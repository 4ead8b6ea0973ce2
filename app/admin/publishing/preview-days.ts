import { z } from "zod";
import { previewDays } from "#app/domain/publishing/preview-days.ts";

/** The lifetime of a preview link in days, from the form. */
export function readPreviewDays(form: FormData): (typeof previewDays)[number] {
  return z.coerce
    .number()
    .pipe(z.literal([...previewDays]))
    .catch(previewDays[0])
    .parse(form.get("days"));
}
