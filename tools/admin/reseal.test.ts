import { expect, test } from "vitest";

const oldKey = "an old key of at least thirty-two characters";
process.env.SECRET_KEY = oldKey;
const { env } = await import("#app/platform/env.server.ts");
const { db } = await import("#app/platform/database.server.ts");
const { seal, unseal } = await import("#app/platform/secrets.server.ts");
const { createStaff } = await import("#tests/support/factories/accounts.ts");
const { authenticators } = await import("#db/schema/second-factors.ts");
const { runAdminCommand } = await import("./admin-commands.ts");

test("SAFE-07: SECRET_KEY can be rotated without losing authenticator apps", async () => {
  const staff = await createStaff();
  await db.insert(authenticators).values({ accountId: staff.id, secret: seal("JBSWY3DPEHPK3PXP", staff.id) });
  const secret = async () => (await db.select().from(authenticators))[0]?.secret ?? "";

  Object.assign(env, { SECRET_KEY: "a new key of at least thirty-two characters" });
  expect(await runAdminCommand(["reseal"])).toMatchObject({
    ok: false,
    text: expect.stringContaining("1 cannot be decrypted"),
  });

  Object.assign(env, { SECRET_KEYS_OLD: [oldKey] });
  expect(unseal(await secret(), staff.id)).toBe("JBSWY3DPEHPK3PXP");
  expect(await runAdminCommand(["reseal"])).toMatchObject({ ok: true });

  Object.assign(env, { SECRET_KEYS_OLD: undefined });
  expect(unseal(await secret(), staff.id)).toBe("JBSWY3DPEHPK3PXP");
});
