import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Staff } from "#app/domain/accounts/account.ts";
import { listSettingChanges } from "#app/domain/settings/history.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { action, loader } from "./history.tsx";

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

test("LANG-03, SET-01: the history of a German text has its changes only, and restores them in German", async () => {
  const staff = await createStaff();
  await saveSettings("brand", { further_languages: ["de"] }, staff);
  await saveSettings("form", { form_step1_title: "Contract" }, staff);
  for (const title of ["Vertrag", "Verschwiegenheit", ""])
    await saveSettings("form", { form_step1_title: title }, staff, "de");
  const { history, restore } = await germanHistory(staff, "form_step1_title");

  const { now, standard, isDefault, changes, mainLanguage, label } = await history();
  expect({ now, standard, isDefault, mainLanguage }).toEqual({
    ...{ now: "As in English", standard: "Contract", isDefault: true, mainLanguage: "English" },
  });
  expect(label).toMatch(/ \(German\)$/);
  expect(changes.map(({ after, isNow }) => [after, isNow])).toEqual([
    ["As in English", true],
    ["Verschwiegenheit", false],
    ["Vertrag", false],
  ]);

  await restore(changes[2]?.id);
  const german = () => inContentLanguage("de", getSettings);
  expect([(await german()).form_step1_title, (await getSettings()).form_step1_title]).toEqual([
    ...["Vertrag", "Contract"],
  ]);
  await restore();
  expect((await german()).form_step1_title).toBe("Contract");
});

/** The history of a German text of the form, as its screen reads it and as its buttons restore it. */
async function germanHistory(staff: Staff, key: string) {
  const headers = { Cookie: await sessionCookieOf(staff) };
  const url = `http://localhost/admin/settings/de:form/history/${key}`;
  const params = { tab: "de:form", key };
  return {
    history: () => loader(routeArguments(new Request(url, { headers }), params)),
    restore(changeId?: string) {
      const body = new URLSearchParams(changeId ? { changeId } : {});
      return action(routeArguments(new Request(url, { method: "POST", headers, body }), params));
    },
  };
}

test("LANG-03, SET-01: the history of a list names its items, in the main language and where it is empty", async () => {
  const staff = await createStaff();
  await saveSettings("brand", { further_languages: ["de"] }, staff);
  const links = [{ label: "Mastodon", url: "https://social.example/agency" }];
  await saveSettings("footer", { footer_social_links: links }, staff);
  await saveSettings("footer", { footer_social_links: [] }, staff, "de");
  const changesOf = async (tab: string) => {
    const headers = { Cookie: await sessionCookieOf(staff) };
    const request = new Request(`http://localhost/admin/settings/${tab}/history/footer_social_links`, {
      headers,
    });
    const { changes, isList } = await loader(routeArguments(request, { tab, key: "footer_social_links" }));
    expect(isList).toBe(true);
    return changes.map(({ before, after, isNow }) => [before, after, isNow]);
  };
  expect(await changesOf("footer")).toMatchObject([
    [expect.anything(), "Mastodon\nhttps://social.example/agency", true],
  ]);
  expect(await changesOf("de:footer")).toEqual([["As in English", "None", true]]);
});
