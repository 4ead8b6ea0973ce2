import { expect, test } from "vitest";
import { startSession } from "#app/domain/accounts/sessions.server.ts";
import { saveSettings } from "#app/domain/settings/settings.server.ts";
import { sessionCookie } from "#app/http/cookies.server.ts";
import { db } from "#app/platform/database.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { action } from "./history.tsx";

test("SET-01: the history of a colour says why it cannot be reset", async () => {
  const staff = await createStaff();
  const colours = { brand_ink_color: "#FFFFFF", brand_paper_color: "#000000" };
  await saveSettings("brand", colours, staff);
  const { token, expiresAt } = await startSession(db, staff.id, { userAgent: null, address: null });
  const request = new Request("http://localhost/admin/settings/brand/history/brand_paper_color", {
    method: "POST",
    headers: { Cookie: sessionCookie(token, expiresAt) },
    body: new URLSearchParams(),
  });
  expect(await action(routeArguments(request, { tab: "brand", key: "brand_paper_color" }))).toMatchObject({
    data: { problem: expect.stringMatching(/^Ink: Too little contrast with paper: 1\.1 to 1/) },
    init: { status: 400 },
  });
});
