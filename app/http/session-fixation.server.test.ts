import { expect, test } from "vitest";
import { inviteAsSystem } from "#app/domain/accounts/invitations.server.ts";
import { makeRecoveryToken } from "#app/domain/accounts/recovery.server.ts";
import { startSession } from "#app/domain/accounts/sessions.server.ts";
import { db } from "#app/platform/database.server.ts";
import { newToken } from "#app/platform/secrets.server.ts";
import { action as acceptInvitation } from "#app/routes/auth/invitation.tsx";
import { action as recover } from "#app/routes/auth/recover.tsx";
import { action as signIn } from "#app/routes/auth/sign-in.tsx";
import { responseOf } from "#tests/support/admin-routes.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { sessionCookie } from "./cookies.server.ts";
import { findSessionOf } from "./guards.server.ts";

const password = "four quiet words here";
const nowhere = { userAgent: null, address: null };

test("SAFE-04: signing in replaces a session token planted in the cookie", async () => {
  const staff = await createStaff({ password });
  const answer = await signInWith("__Host-session=planted", staff.email);
  const newCookie = cookieIn(answer);
  expect(newCookie).toMatch(/^__Host-session=[\w-]{20,}$/);
  expect(await sessionOf("__Host-session=planted")).toBeUndefined();
  expect((await sessionOf(newCookie))?.staff.id).toBe(staff.id);
});

test("SAFE-04: signing in over an attacker's own session ends it and gives the attacker no other", async () => {
  const attacker = await createStaff();
  const planted = await startSession(db, attacker.id, nowhere);
  const staff = await createStaff({ password });
  const cookie = sessionCookie(planted.token, planted.expiresAt).split(";")[0] ?? "";

  const newCookie = cookieIn(await signInWith(cookie, staff.email));

  expect(newCookie).not.toBe(cookie);
  expect((await sessionOf(newCookie))?.staff.id).toBe(staff.id);
  expect(await sessionOf(cookie)).toBeUndefined();
});

test("SAFE-04: accepting an invitation or a reset link over another session ends that session", async () => {
  const attacker = await createStaff();
  const staff = await createStaff({ password });
  const invited = await inviteAsSystem({ email: "invited@example.com", role: "viewer" });
  const recovery = await makeRecoveryToken(staff.email);
  for (const [receive, path, fields] of [
    [acceptInvitation, `/admin/invitation?token=${invited}`, { name: "Ines Duarte" }],
    [recover, `/admin/recover?token=${recovery?.token}`, {}],
  ] as const) {
    const planted = await startSession(db, attacker.id, nowhere);
    const cookie = sessionCookie(planted.token, planted.expiresAt).split(";")[0] ?? "";
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fields, password: "another four quiet words" }))
      body.set(name, value);
    const request = new Request(`http://localhost${path}`, {
      method: "POST",
      headers: { Cookie: cookie },
      body,
    });

    const newCookie = cookieIn(await responseOf(receive, request));

    expect((await sessionOf(newCookie))?.staff.id, path).toBeDefined();
    expect(await sessionOf(cookie), path).toBeUndefined();
  }
});

test("SAFE-04: a device cookie that is no token of the site is neither stored nor returned", async () => {
  const staff = await createStaff({ password });
  for (const device of ["AAAA", `${"A".repeat(43)}, evil=1`, "A".repeat(7000), "ä".repeat(43)]) {
    const answer = await signInWith(`__Host-device=${encodeURI(device)}`, staff.email);
    const [line = ""] = answer?.headers.getSetCookie().filter((each) => each.includes("device=")) ?? [];
    expect(line).toMatch(/^__Host-device=[\w-]{43};/);
    expect(line).not.toContain("AAAA");
  }
  const own = newToken();
  const answer = await signInWith(`__Host-device=${own}`, staff.email);
  expect(answer?.headers.getSetCookie().join()).toContain(`__Host-device=${own};`);
});

async function signInWith(cookie: string, email: string) {
  const body = new FormData();
  body.set("email", email);
  body.set("password", password);
  const request = new Request("http://localhost/admin/sign-in?returnTo=//evil.example/admin", {
    method: "POST",
    headers: { Cookie: cookie },
    body,
  });
  const answer = await responseOf(signIn, request);
  expect(answer?.headers.get("Location")).toMatch(/^\/admin/); // never taken from a parameter
  return answer;
}

function cookieIn(answer: Response | undefined): string {
  const [line = ""] =
    answer?.headers.getSetCookie().filter((each) => each.startsWith("__Host-session=")) ?? [];
  return line.split(";")[0] ?? "";
}

const sessionOf = (cookie: string) =>
  findSessionOf(new Request("http://localhost/admin", { headers: { Cookie: cookie } }));
