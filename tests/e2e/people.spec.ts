import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Browser, Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { expect, password as ownersPassword, test } from "#tests/support/fixtures.ts";
import type { Mailbox } from "#tests/support/mailbox.ts";

const password = "four quiet words here";

test("ADMIN-03: an authenticator app is set up and signs in; a recovery code works without JavaScript", async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await createStaff({ role: "editor", password });
  await signIn(page, email);
  await openPage(page, "/admin/account");
  await page.getByRole("link", { name: /^Set up\s*: Authenticator app/ }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();

  const key = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? "";
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Set up the app" }).click();
  await expect(page.getByText(/This code is not correct/)).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(totp.generate());
  await page.getByRole("button", { name: "Set up the app" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  const [code = ""] = await page.getByRole("main").getByRole("listitem").allTextContents();

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await fillIn(page, email);
  await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
  await page.goto("/admin/pages");
  await expect(page, "the password alone opens nothing").toHaveURL(/\/admin\/sign-in\?/);
  await fillIn(page, email);
  // The set-up has used the current code, so the next one comes from a clock that is fast.
  await page
    .getByLabel(/Code from your authenticator app/)
    .fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/admin\/pages$/);

  const plain = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await plain.goto("/admin/sign-in?returnTo=/admin/account");
  await fillIn(plain, email);
  await plain.getByLabel(/Code from your authenticator app/).fill(code);
  await plain.getByRole("button", { name: "Sign in" }).click();
  await expect(plain).toHaveURL(/\/admin\/account$/);
  await expect(plain.getByText("9 left")).toBeVisible();
  await plain.context().close();
});

test("ADMIN-03: a passkey is created, signs in alone, serves as second factor, and is removed", async ({
  page,
}) => {
  const credentials = await addAuthenticator(page);
  const { email } = await createStaff({ role: "sales", password });
  await signIn(page, email);
  await openPage(page, "/admin/account/passkeys");
  await page.getByLabel("Name").fill("   ");
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Create passkey" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Enter a name" })).toBeVisible();
  expect(await credentials(), "no passkey that the site does not know").toHaveLength(0);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByLabel("Name").fill("Key on the ring");
  await page.getByRole("button", { name: "Create passkey" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You are signed out" })).toBeVisible();
  await page.context().addCookies(cookies);
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Create passkey" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Wrong password" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create passkey" })).toBeFocused();
  await page.getByLabel("Your password").fill(password);
  const begun = page.waitForResponse((answer) => answer.request().postData()?.includes('"begin"') ?? false);
  await page.getByRole("button", { name: "Create passkey" }).click();
  expect(await (await begun).json()).toMatchObject({ rp: { id: "localhost", name: "Kestrel" } });
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  await page.getByRole("link", { name: "I’ve saved them" }).click();
  await expect(page.getByRole("link", { name: "Key on the ring" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/admin\/leads$/);

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await fillIn(page, email);
  await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/admin\/leads$/);

  await openPage(page, "/admin/account");
  await page.getByRole("link", { name: "Key on the ring" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Remove the passkey" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Passkey removed." })).toBeVisible();
  expect(await db.$count(passkeys)).toBe(0);
});

test("ADMIN-03: without a passkey on the device sign-in says so and keeps the focus", async ({ page }) => {
  await addAuthenticator(page);
  await openPage(page, "/admin/sign-in");
  const button = page.getByRole("button", { name: "Use a passkey" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "sign in another way" })).toBeVisible();
  await expect(button).toBeFocused();
});

test("ADMIN-04, ADMIN-05: an invited person gets the role's permissions and loses them; the audit log records every step", async ({
  page,
  browser,
  staff,
  mailbox,
}) => {
  const email = `rob-${randomUUID()}@kestrel.example`;
  await openPage(page, "/admin/users");
  await expect(page).toHaveURL(/\/admin\/settings\/users$/);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("combobox", { name: "Role" }).selectOption("viewer");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Invitation sent.")).toBeVisible();
  await page.getByLabel("Email").fill(staff.email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("An account with this address already exists.")).toBeVisible();
  await expect(page.getByText("Invitation sent.")).toHaveCount(0);

  const guest = await newPage(browser, page);
  await guest.goto(await linkIn(mailbox, email));
  await guest.getByLabel("Name").fill("Rob Reed");
  await guest.getByLabel("Password").fill(password);
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest).toHaveURL(/\/admin\/overview$/);
  const refused = await guest.goto("/admin/settings/users");
  expect(refused?.status()).toBe(403);
  await expect(guest.getByRole("heading", { name: "You do not have access" })).toBeVisible();
  await guest.goto("/admin/settings/contact");
  await expect(guest.getByRole("link", { name: "Users" })).toHaveCount(0);
  await expect(guest.getByRole("button", { name: "Save" })).toHaveCount(0);

  await openPage(page, "/admin/settings/users");
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Rob Reed" })).toBeVisible();
  const role = page.getByRole("combobox", { name: "Role" });
  await db.update(accounts).set({ role: "sales", version: 2 }).where(eq(accounts.email, email));
  await role.selectOption("editor");
  await page.getByLabel("Your password").first().fill(ownersPassword);
  await page.getByRole("button", { name: "Change role" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "someone else saved this account" });
  await conflict.getByRole("radio", { name: "Use theirs" }).check();
  await expect(role).toHaveValue("sales");
  await conflict.getByRole("radio", { name: "Keep mine" }).check();
  await expect(role).toHaveValue("editor");
  await page.getByLabel("Your password").first().fill(ownersPassword);
  await page.getByRole("button", { name: "Change role" }).click();
  await expect(page.getByText("Role changed.")).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("button", { name: "Save" }).first()).toBeVisible();

  await page.getByLabel("Your password").last().fill("not the password");
  await page.getByRole("button", { name: "Disable the account" }).click();
  await expect(page.getByText("Wrong password. Nothing was changed.")).toBeVisible();
  await page.getByLabel("Your password").last().fill(ownersPassword);
  await page.getByRole("button", { name: "Disable the account" }).click();
  await expect(page.getByText("Account disabled and signed out everywhere.")).toBeVisible();
  await expect(page.getByLabel("Your password").last()).toHaveValue("");
  await guest.reload();
  await expect(guest).toHaveURL(/\/admin\/sign-in/);
  await guest.context().close();

  await openPage(page, "/admin/settings/audit");
  await page.getByLabel("Person").selectOption(staff.id);
  await page.getByLabel("Change", { exact: true }).selectOption("user.role");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/what=user\.role/);
  const entry = page.getByRole("listitem").filter({ hasText: "Rob Reed" }).first();
  await entry.getByText("User: role").click();
  await expect(entry.getByRole("deletion")).toHaveText("sales");
  await expect(entry.getByRole("insertion")).toHaveText("editor");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
});

test("ADMIN-04, ADMIN-06: an invitation survives the end of the session, keeps the focus when sent, and hands it on when withdrawn", async ({
  page,
  context,
  staff: _,
}) => {
  const email = `ida-${randomUUID()}@kestrel.example`;
  const send = page.getByRole("button", { name: "Send invitation" });
  const restored = page.getByText(/^Draft restored/);
  await openPage(page, "/admin/settings/users");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("combobox", { name: "Role" }).selectOption("viewer");
  const cookies = await context.cookies();
  await context.clearCookies();
  await send.press("Enter");
  await expect(page).toHaveURL(/\/admin\/sign-in/);

  await context.addCookies(cookies);
  await openPage(page, "/admin/settings/users");
  await expect(restored).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByRole("combobox", { name: "Role" })).toHaveValue("viewer");
  await send.press("Enter");
  const invited = page.getByRole("listitem").filter({ hasText: email });
  await expect(invited).toBeVisible();
  await expect(send).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue("");
  await openPage(page, "/admin/settings/users");
  await expect(restored).toHaveCount(0);
  const other = await context.newPage();
  await openPage(other, "/admin/settings/users");
  await invited.getByRole("button", { name: "Withdraw" }).press("Enter");
  await expect(invited).toHaveCount(0);
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await other
    .getByRole("listitem")
    .filter({ hasText: email })
    .getByRole("button", { name: "Send again" })
    .press("Enter");
  await expect(other.getByRole("alert")).toContainText("This invitation no longer exists");
});

test("ADMIN-02: a mail link resets the password; an unknown address gets the same answer", async ({
  page,
  mailbox,
}) => {
  const { email } = await createStaff({ role: "editor", password });
  const answers: (string | null)[] = [];
  for (const address of [`nobody-${randomUUID()}@kestrel.example`, email]) {
    await openPage(page, "/admin/sign-in");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
    await page.getByLabel("Email").fill(address);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    answers.push(await page.getByRole("main").textContent());
  }
  expect(answers[0]).toBe(answers[1]);

  const link = await linkIn(mailbox, email);
  await openPage(page, link);
  await page.getByLabel("New password").fill("another four quiet words");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(/\/admin\/pages$/);
  const again = await page.goto(link);
  expect(again?.status()).toBe(410);
  await expect(page.getByRole("link", { name: "Request another link" })).toBeVisible();
});

async function signIn(page: Page, email: string) {
  await openPage(page, "/admin/sign-in");
  await fillIn(page, email);
  await expect(page).not.toHaveURL(/\/admin\/sign-in/);
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** A page in a separate browser context without cookies. */
async function newPage(browser: Browser, page: Page) {
  const context = await browser.newContext({ baseURL: new URL("/", page.url()).href });
  return context.newPage();
}

/** A virtual authenticator that stores passkeys and always confirms. Returns a function that lists them. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
}

async function linkIn(mailbox: Mailbox, email: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const mail = (await mailbox.messages()).find(({ to }) => to[0]?.address === email);
      link = mail?.text.match(/https?:\/\/\S+token=\S+/)?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  return link;
}
