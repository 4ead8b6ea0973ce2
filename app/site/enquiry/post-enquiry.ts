import { decode } from "turbo-stream";
import { z } from "zod";
import { paths } from "#app/http/paths.ts";

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
 * Sends an enquiry to the action of `/lets-talk`. By XMLHttpRequest, because fetch does not tell how much of a body
 * is on its way; `onUpload` hears the bytes sent and the bytes of the whole body.
 * Rejects when no answer arrives, and when what arrives is no answer of that action.
 */
export async function postEnquiry(
  body: FormData,
  onUpload: (sent: number, total: number) => void,
): Promise<EnquiryAnswer> {
  const answer = await send(`${paths.letsTalk()}.data`, body, onUpload);
  const { value } = await decode(answer.stream());
  return z.object({ data: answerSchema }).parse(value).data;
}

function send(url: string, body: FormData, onUpload: (sent: number, total: number) => void): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.responseType = "blob";
    request.upload.onprogress = ({ loaded, total }) => onUpload(loaded, total);
    request.onload = () => resolve(request.response as Blob); // by the response type above
    request.onerror = () => reject(new Error("the enquiry did not reach the server"));
    request.onabort = request.onerror;
    request.send(body);
  });
}

function withoutNulls(errors: Record<string, string[] | null>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string[]] => !!entry[1]),
  );
}
