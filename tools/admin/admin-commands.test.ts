import { expect, test } from "vitest";
import { verifySignIn } from "#app/domain/accounts/accounts.server.ts";
import { acceptInvitation } from "#app/domain/accounts/invitations.server.ts";
import { completeRecovery } from "#app/domain/accounts/recovery.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { runAdminCommand } from "./admin-commands.ts";

const password = "another four quiet words";

test("ADMIN-01: `recover` prints a link that sets a new password, and sends no mail", async () => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const staff = await createStaff({ password: "four quiet words here" });
  const { ok, text } = await runAdminCommand(["recover", staff.email]);
  expect(ok).toBe(true);
  const token = text?.match(/^https:\/\/kestrel\.example\/admin\/recover\?token=([\w-]{43})$/m)?.[1] ?? "";
  expect(await completeRecovery(token, password)).toEqual(staff);
  expect(await verifySignIn(staff.email, password)).toMatchObject(staff);
  expect(await mailbox.messages()).toEqual([]);
  expect(await db.select().from(auditLog).orderBy(auditLog.createdAt)).toMatchObject([
    { action: "account.recovery-link", actorId: null, subject: staff.id },
    { action: "account.recover" },
  ]);
});

test("ADMIN-01: `create-owner` prints a link that creates another owner", async () => {
  const { ok, text } = await runAdminCommand(["create-owner", "new@kestrel.example"]);
  expect(ok).toBe(true);
  const token = text?.match(/token=([\w-]{43})/)?.[1] ?? "";
  expect(await acceptInvitation(token, { name: "New", password })).toMatchObject({ role: "owner" });
  expect((await runAdminCommand(["create-owner", "new@kestrel.example"])).text).toContain(
    "already has an account",
  );
});

test("ADMIN-01: `list` shows all accounts and how they sign in", async () => {
  await createStaff({ email: "ada@kestrel.example", name: "Ada" });
  await createStaff({ email: "rob@kestrel.example", role: "viewer", disabledAt: new Date() });
  const { text } = await runAdminCommand(["list"]);
  expect(text).toMatch(
    /owner +password only +ada@kestrel\.example +Ada\nviewer +disabled +rob@kestrel\.example/,
  );
});

test.each([
  [[], undefined],
  [["recover"], undefined],
  [["recover", "ada@kestrel.example", "rob@kestrel.example"], undefined],
  [["adopt-buckets", "--dry-run"], undefined],
  [["promote", "ada@kestrel.example"], undefined],
  [["recover", "ada"], '"ada" is not an email address'],
  [["recover", "nobody@kestrel.example"], "No active account has the address nobody@kestrel.example"],
  [["remove-second-factor", "nobody@kestrel.example"], "No account has the address"],
])("ADMIN-01: %j fails with advice", async (words, message) => {
  const { ok, text } = await runAdminCommand(words);
  expect(ok).toBe(false);
  if (message) expect(text).toContain(message);
  else expect(text).toBeUndefined();
});
