import { afterEach, expect, test, vi } from "vitest";
import { sessionCookie, sessionTokenOf } from "./session-cookie.server.ts";

const expiresAt = new Date("2026-03-09T09:00:00Z");

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("SAFE-04: the session's cookie is out of reach of scripts, other sites and other paths", () => {
  expect(sessionCookie("token", expiresAt)).toBe(
    "session=token; Path=/; HttpOnly; SameSite=Lax; Expires=Mon, 09 Mar 2026 09:00:00 GMT",
  );
});

test("SAFE-04: on https the cookie is secure and bound to this host", async () => {
  vi.resetModules();
  vi.stubEnv("SITE_URL", "https://www.kestrel.example");
  const onHttps = await import("./session-cookie.server.ts");
  expect(onHttps.sessionCookie("token", expiresAt)).toMatch(
    /^__Host-session=token; Path=\/; HttpOnly; SameSite=Lax; Secure; /,
  );
  expect(onHttps.sessionTokenOf(withCookies("session=planted; __Host-session=token"))).toBe("token");
});

test("ADMIN-02: the token is found among other cookies", () => {
  expect(sessionTokenOf(withCookies("a=1; session=token; b=2"))).toBe("token");
  expect(sessionTokenOf(withCookies("other-session=x"))).toBeUndefined();
  expect(sessionTokenOf(withCookies("session="))).toBeUndefined();
  expect(sessionTokenOf(new Request("http://localhost/"))).toBeUndefined();
});

function withCookies(cookies: string) {
  return new Request("http://localhost/", { headers: { Cookie: cookies } });
}
