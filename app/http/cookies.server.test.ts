import { expect, test } from "vitest";
import { themeCookie, themeOf, withTheme } from "./cookies.server.ts";

const html = '<!DOCTYPE html><html lang="en"><head>';
const requestWithCookie = (path: string, cookie = "") =>
  new Request(`https://kestrel.example${path}`, { headers: { Cookie: cookie } });

test("TASK-01: the server renders the admin in the chosen theme, and the site always without one", () => {
  const dark = "a=1; __Host-theme=dark; b=2";
  expect(withTheme(html, requestWithCookie("/admin/tasks", dark))).toContain(
    '<html data-theme="dark" lang="en">',
  );
  expect(withTheme(html, requestWithCookie("/admin/tasks"))).toBe(html);
  expect(withTheme(html, requestWithCookie("/administration", dark))).toBe(html);
  expect(withTheme(html, requestWithCookie("/admin", '__Host-theme="><script>'))).toBe(html);
});

test("TASK-01, SAFE-04: the theme cookie is HttpOnly and SameSite=Lax and is read back as written", () => {
  const [cookie = ""] = themeCookie("light").split(";");
  expect(themeOf(requestWithCookie("/admin", cookie))).toBe("light");
  expect(themeCookie("light")).toMatch(/^__Host-theme=light; Path=\/; HttpOnly; SameSite=Lax; Secure;/);
});
