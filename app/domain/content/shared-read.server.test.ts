import { expect, test, vi } from "vitest";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { subscribedContent } from "#tests/support/subscribed-content.ts";
import { contentVersion } from "./content-version.server.ts";
import { sharedRead } from "./shared-read.server.ts";

const rename = (value: string) =>
  db
    .insert(siteSettings)
    .values({ key: "brand_name", value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });

test("FAST-03: while notifications are down, a read is shared until it starts", async () => {
  expect(contentVersion()).toBeUndefined();
  const query = vi.fn(async (key: string) => key);
  const read = sharedRead(query);
  expect(await Promise.all([read("one"), read("two"), read("one")])).toEqual(["one", "two", "one"]);
  expect(query).toHaveBeenCalledTimes(2);
  await read("one");
  expect(query).toHaveBeenCalledTimes(3);
});

test("FAST-03: a read is made once until the content changes", async () => {
  await subscribedContent();
  const query = vi.fn(async () => {});
  const read = sharedRead(query);
  await read(undefined);
  await read(undefined);
  expect(query).toHaveBeenCalledTimes(1);

  await rename("Merlin");
  await subscribedContent();
  await read(undefined);
  expect(query).toHaveBeenCalledTimes(2);
});

test("FAST-04: settings are read anew after a change, and after a read that failed", async () => {
  await rename("Merlin");
  await subscribedContent();
  expect((await getSettings()).brand_name).toBe("Merlin");
  await rename("Osprey");
  await subscribedContent();
  expect((await getSettings()).brand_name).toBe("Osprey");

  const query = vi.fn(async () => "read").mockRejectedValueOnce(new Error("connection refused"));
  const read = sharedRead(query);
  await expect(read(undefined)).rejects.toThrow("connection refused");
  expect(await read(undefined)).toBe("read");
});
