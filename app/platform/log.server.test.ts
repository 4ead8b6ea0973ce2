import { expect, test } from "vitest";
import { createLead } from "#tests/support/factories/leads.ts";
import { connections } from "./database.server.ts";
import { describeError, errorText, withoutAddresses } from "./describe-error.ts";
import { shownPath } from "./log.server.ts";
import { MailError } from "./mailer.server.ts";

const secret = "Ines, who asked for silence";
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test("SAFE-07: a logged database error has the failure but no visitor data", async () => {
  const logged = describeError(await failureOf(createLead({ id: "not a uuid", name: secret })));

  expect(JSON.stringify(logged)).not.toContain(secret);
  expect(logged).toMatchObject({
    message: expect.stringContaining('insert into "leads"'),
    cause: { code: "22P02" },
    stack: expect.stringMatching(/^\s+at /m),
  });
  expect(describeError(new Error("plain"))).toMatchObject({ type: "Error", message: "plain" });
});

test("SAFE-07: a logged error has no visitor data from its causes or from Postgres", async () => {
  const query = await failureOf(createLead({ id: "not a uuid", name: secret }));
  const wrapped = new Error("the lead was not stored", {
    cause: new AggregateError([query], "one of several"),
  });
  const direct = await failureOf(connections`select ${secret}::uuid`);

  for (const error of [wrapped, direct]) {
    expect(JSON.stringify(describeError(error))).not.toContain(secret);
    expect(errorText(error)).not.toContain(secret);
  }
  expect(errorText(wrapped)).toMatch(
    /^Error: the lead was not stored\n\s+at .*Caused by PostgresError: .*code: 22P02/s,
  );
  expect(describeError(direct)).toMatchObject({ type: "PostgresError", code: "22P02" });
});

test("SAFE-07: the log does not contain responses of a mail server", () => {
  const answer = Object.assign(new Error("550 <ines@ferries.example> is unknown here"), {
    responseCode: 550,
    code: "EENVELOPE",
    command: "RCPT TO",
    response: "550 <ines@ferries.example> is unknown here",
  });
  const logged = JSON.stringify(describeError(new MailError(answer)));
  expect(logged).not.toContain("ines@");
  expect(logged).toContain("The mail server rejects this mail (EENVELOPE 550)");
  expect(withoutAddresses("to <ines@ferries.example>, ines%40ferries.example: /a?q=ines")).toBe(
    "to <…@…>, …@… /a?…",
  );
});

test.each([
  ["/solutions/dwh?utm_source=x", "/solutions/dwh"],
  ["/preview/8sXa91-token", "/preview/…"],
  ["/Preview/8sXa91-token.data", "/preview/…"],
  ["/preview/page/41", "/preview/page/41"],
  ["/about/ines@ferries.example", "/about/…"],
])("SAFE-07: a logged path hides secrets and personal data: %s", (url, shown) => {
  expect(shownPath(url)).toBe(shown);
});
