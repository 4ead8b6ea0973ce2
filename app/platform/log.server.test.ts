import { expect, test } from "vitest";
import { createLead } from "#db/factories/leads.ts";
import { describeError } from "./log.server.ts";

test("SAFE-07: an error that is logged says what failed, and nothing of what a visitor typed", async () => {
  const secret = "Ines, who asked for silence";
  const error = await createLead({ name: `${secret}\0` }).catch((error: Error) => error);

  const logged = describeError(error as Error);

  expect(JSON.stringify(logged)).not.toContain(secret);
  expect(logged).toMatchObject({
    query: expect.stringContaining('insert into "leads"'),
    cause: { code: "22021" },
    stack: expect.stringMatching(/^\s+at /),
  });
  expect(describeError(new Error("plain"))).toMatchObject({ type: "Error", message: "plain" });
});
