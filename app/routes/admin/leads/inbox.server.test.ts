import { expect, test } from "vitest";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { loader } from "./inbox.tsx";

test("DESK-01: a page beyond the last one leads to the last page", async () => {
  const Cookie = await sessionCookieOf(await createStaff());
  await createLead({ status: "new" });
  const open = (query: string) =>
    loader(routeArguments(new Request(`http://localhost/admin/leads?${query}`, { headers: { Cookie } })));
  const answer = await open("status=new&page=3").catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 303 });
  expect((answer as Response).headers.get("Location")).toBe("/admin/leads?status=new");
  expect(await open("status=won&page=3")).toMatchObject({ leads: [], total: 0 });
});
