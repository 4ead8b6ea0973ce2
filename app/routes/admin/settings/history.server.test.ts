import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listSettingChanges } from "#app/domain/settings/history.server.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { action } from "./history.tsx";

test("SET-01: the history of a colour says why it cannot be reset", async () => {
  const staff = await createStaff();
  const colours = {
    brand_ink_color: "#FFFFFF",
    brand_paper_color: "#000000",
    brand_signal_color: "#8A3A1C",
    brand_signal_text_color: "#FF9A7A",
  };
  await saveSettings("brand", colours, staff);
  const cookie = await sessionCookieOf(staff);
  const request = new Request("http://localhost/admin/settings/brand/history/brand_paper_color", {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(),
  });
  expect(await action(routeArguments(request, { tab: "brand", key: "brand_paper_color" }))).toMatchObject({
    data: { problem: expect.stringMatching(/Ink: Too little contrast with paper: 1\.1 to 1/) },
    init: { status: 400 },
  });
});

test("SET-01, MEDIA-01: a value whose file was deleted from the library is not restored", async () => {
  const staff = await createStaff();
  await saveSettings("brand", { brand_logo: `/media/${randomUUID()}` }, staff);
  await saveSettings("brand", { brand_logo: "" }, staff);
  const [, first] = await listSettingChanges("brand_logo");
  const request = new Request("http://localhost/admin/settings/brand/history/brand_logo", {
    method: "POST",
    headers: { Cookie: await sessionCookieOf(staff) },
    body: new URLSearchParams({ changeId: first?.id ?? "" }),
  });
  expect(await action(routeArguments(request, { tab: "brand", key: "brand_logo" }))).toMatchObject({
    data: { problem: expect.stringContaining("was deleted from the library") },
  });
});
