import { expect, onTestFinished, test, vi } from "vitest";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { serve } from "./serve.ts";

vi.setConfig({ testTimeout: 180_000 }); // starts two processes

test("SET-01, FAST-04: a setting saved on one instance is used by all instances", async () => {
  const instances = await Promise.all([serve(), serve()]);
  for (const { stop } of instances) onTestFinished(stop);
  const staff = await createStaff();
  const shown = () =>
    Promise.all(instances.map(async ({ url }) => (await fetch(`${url}/footer-copyright`)).text()));

  for (const text of ["© Before", "© After"]) {
    await saveSettings("footer", { footer_copyright: text }, staff);
    await expect.poll(shown, { timeout: 20_000 }).toEqual([text, text]);
  }
});
