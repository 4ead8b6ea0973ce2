import { expect, test } from "vitest";
import { saveSettings } from "#app/domain/settings/settings.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { action } from "./history.tsx";

test("SET-01: the history of a colour says why it cannot be reset", async () => {
  const staff = await createStaff();
  const colours = { brand_ink_color: "#FFFFFF", brand_paper_color: "#000000" };
  await saveSettings("brand", colours, staff);
  const cookie = await sessionCookieOf(staff);
  const request = new Request("http://localhost/admin/settings/brand/history/brand_paper_color", {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(),
  });
  expect(await action(routeArguments(request, { tab: "brand", key: "brand_paper_color" }))).toMatchObject({
    data: { problem: expect.stringMatching(/^Ink: Too little contrast with paper: 1\.1 to 1/) },
    init: { status: 400 },
  });
});
