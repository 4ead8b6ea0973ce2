import { DrizzleQueryError } from "drizzle-orm";
import postgres from "postgres";
import { describe, expect, onTestFinished, test } from "vitest";
import { isConnectionError } from "./database-errors.server.ts";

const failure = (code: string, cause?: Error) => Object.assign(new Error(code, { cause }), { code });

/** The driver's error as wrapped by Drizzle. */
const queryError = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

describe("errors of an unavailable Postgres", () => {
  test.each([
    ...["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED"],
    ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "EAI_AGAIN"],
    ...["08000", "08001", "08003", "08004", "08006", "08007", "08P01", "57P01", "57P02", "57P03"],
    // Lock timeout.
    "55P03",
  ])("SAFE-02: %s is a connection error, at any depth of causes", (code) => {
    expect(isConnectionError(failure(code))).toBe(true);
    expect(isConnectionError(queryError(failure(code)))).toBe(true);
    expect(isConnectionError(new Error("the lead", { cause: queryError(failure(code)) }))).toBe(true);
  });
});

test.each(["23505", "40001", "42P01", "22P02", "57014", "0A000", "ENOENT"])(
  "SAFE-02: %s is a statement error, not a connection error",
  (code) => {
    expect(isConnectionError(queryError(failure(code)))).toBe(false);
  },
);

test.each([undefined, null, "08P01", {}])("SAFE-02: a thrown %j is not a connection error", (value) => {
  expect(isConnectionError(value)).toBe(false);
});

/** The error of a query with a modified database address. */
async function failureWith(change: (address: URL) => void): Promise<unknown> {
  const address = new URL(process.env.DATABASE_URL ?? "");
  change(address);
  const sql = postgres(address.href, { max: 1 });
  onTestFinished(() => sql.end());
  return sql`select 1`.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test("SAFE-02: an unknown host name is a connection error", async () => {
  const error = await failureWith((address) => {
    address.hostname = "database.invalid";
  });
  expect(error).toMatchObject({ code: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/) });
  expect(isConnectionError(error)).toBe(true);
});

test("SAFE-02: a changed password is a connection error", async () => {
  const error = await failureWith((address) => {
    address.password = "of-before";
  });
  expect(error).toMatchObject({ code: "28P01" });
  expect(isConnectionError(error)).toBe(true);
});
