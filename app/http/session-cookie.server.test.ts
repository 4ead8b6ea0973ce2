import { afterEach, expect, test, vi } from "vitest";

const expiresAt = new Date("2026-03-09T09:00:00Z");

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("SAFE-04: the session cookie is HttpOnly and SameSite=Lax", async () => {
  const { sessionCookie } = await cookieOf("http://localhost:3000");
  expect(sessionCookie("token", expiresAt)).toBe(
    "session=token; Path=/; HttpOnly; SameSite=Lax; Expires=Mon, 09 Mar 2026 09:00:00 GMT",
  );
});

test("SAFE-04: on HTTPS the session cookie is Secure and has the __Host- prefix", async () => {
  const { sessionCookie, sessionTokenOf } = await cookieOf("https://www.kestrel.example");
  expect(sessionCookie("token", expiresAt)).toMatch(
    /^__Host-session=token; Path=\/; HttpOnly; SameSite=Lax; Secure; /,
  );
  expect(sessionTokenOf(withCookies("session=planted; __Host-session=token"))).toBe("token");
});

test("ADMIN-02: the session token is read from among other cookies", async () => {
  const { sessionTokenOf } = await cookieOf("http://localhost:3000");
  expect(sessionTokenOf(withCookies("a=1; session=token; b=2"))).toBe("token");
  expect(sessionTokenOf(withCookies("other-session=x"))).toBeUndefined();
  expect(sessionTokenOf(withCookies("session="))).toBeUndefined();
  expect(sessionTokenOf(new Request("http://localhost/"))).toBeUndefined();
});

/** The module with this site address. */
function cookieOf(siteUrl: string) {
  vi.resetModules();
  vi.stubEnv("SITE_URL", siteUrl);
  return import("./cookies.server.ts");
}

function withCookies(cookies: string) {
  return new Request("http://localhost/", { headers: { Cookie: cookies } });
}
