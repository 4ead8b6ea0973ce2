import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { daySchema, searchedDaySchema } from "./day.ts";

test.each(["0001-01-01", "2026-12-31", "9999-12-31"])(
  "SAFE-05: the date %s is valid and stored unchanged",
  async (day) => {
    const [row] = await db.execute(sql`select ${daySchema().parse(day)}::date::text as day`);
    expect(row).toEqual({ day });
  },
);

test.each(["0000-01-01", "2026-02-30", "10000-01-01", "31.12.2026", ""])(
  "SAFE-05: the invalid date %j is rejected before it reaches Postgres",
  (text) => {
    expect(daySchema("Use a date").safeParse(text).error?.issues).toMatchObject([{ message: "Use a date" }]);
  },
);

test("SAFE-05: a date filter rejects the first and last supported dates, whose neighbours do not exist", () => {
  for (const day of ["0001-01-01", "9999-12-31"])
    expect(searchedDaySchema.safeParse(day).success).toBe(false);
  expect(searchedDaySchema.parse("2026-12-31")).toBe("2026-12-31");
});
