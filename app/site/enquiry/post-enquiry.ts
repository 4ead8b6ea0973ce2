import { z } from "zod";
import { sendForm } from "#app/http/send-form.ts";
import { sitePaths } from "#app/http/site-paths.ts";

const answerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("sent") }),
  z.object({
    status: z.enum(["invalid", "failed"]),
    result: z
      .object({ error: z.record(z.string(), z.array(z.string()).nullable()).nullish() })
      .optional()
      .transform((result) => ({ errors: withoutNulls(result?.error ?? {}) })),
  }),
]);

/** What the server makes of an enquiry; the errors are by field name, those of the whole form under "". */
export type EnquiryAnswer = z.output<typeof answerSchema>;

/**
 * Sends an enquiry; `onUpload` hears the bytes sent and the bytes of the whole body. Rejects when no answer arrives, and
 * when what arrives is no answer to an enquiry.
 */
export async function postEnquiry(
  body: FormData,
  onUpload: (sent: number, total: number) => void,
): Promise<EnquiryAnswer> {
  return answerSchema.parse(await sendForm(sitePaths.letsTalkEnquiries(), body, { onUpload }));
}

function withoutNulls(errors: Record<string, string[] | null>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string[]] => !!entry[1]),
  );
}
