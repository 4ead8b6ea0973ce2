import { z } from "zod";
import { previewDays } from "#app/domain/publishing/preview-days.ts";

/** For how many days a form wants a preview link to be good. */
export function readPreviewDays(form: FormData): (typeof previewDays)[number] {
  return z.coerce
    .number()
    .pipe(z.literal([...previewDays]))
    .catch(previewDays[0])
    .parse(form.get("days"));
}
