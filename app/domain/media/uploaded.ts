import { z } from "zod";

/** What became of one file that was sent. */
const uploadResultSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["added", "replaced", "duplicate"]), id: z.uuid(), name: z.string() }),
  z.object({ outcome: z.enum(["refused", "failed"]), name: z.string(), problem: z.string() }),
]);
export type UploadResult = z.output<typeof uploadResultSchema>;

/** What became of a form with files: of each file, and of the form as a whole where that went wrong. */
export const uploadAnswerSchema = z.object({
  results: z.array(uploadResultSchema),
  problem: z.string().optional(),
});
export type UploadAnswer = z.output<typeof uploadAnswerSchema>;
