import type { APIRequestContext } from "playwright/test";
import { prepareAdminScreens } from "#tests/support/admin-screens.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";

for (const role of ["editor", "sales", "viewer"] as const) {
  test(`ADMIN-04: no screen links the role ${role} to a screen that is refused`, async ({
    context,
    baseURL,
  }) => {
    test.slow(); // every screen and all its links
    await signInAs(context, baseURL, role);
    const { screens, clear } = await prepareAdminScreens(crypto.randomUUID());
    try {
      const leading = new Map<string, string>();
      for (const path of [...screens.map(({ path }) => path), "/admin/pages/home"])
        for (const link of await linksOf(context.request, path)) leading.set(link, path);
      expect(leading.size).toBeGreaterThan(20);

      const refused: string[] = [];
      for (const [link, from] of leading) {
        const answer = await context.request.get(link);
        if (answer.status() === 403) refused.push(`${link} from ${from}`);
      }
      expect(refused).toEqual([]);
    } finally {
      await clear();
    }
  });
}

for (const [role, path] of [
  ["owner", "/admin/overview"],
  ["editor", "/admin/pages"],
  ["sales", "/admin/leads"],
  ["viewer", "/admin/overview"],
] as const) {
  test(`ADMIN-04: after sign-in the role ${role} starts at ${path}`, async ({ context, baseURL }) => {
    await signInAs(context, baseURL, role);
    const answer = await context.request.get("/admin/start", { maxRedirects: 0 });
    expect(answer.headers().location).toBe(path);
    expect((await context.request.get(path)).status()).toBe(200);
  });
}

/** The links of a screen within the admin; empty when it is refused or no screen. */
async function linksOf(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(path);
  if (!answer.ok() || !answer.headers()["content-type"]?.startsWith("text/html")) return [];
  const links = (await answer.text()).matchAll(/<a\s[^>]*?href="(\/admin[^"#]*)/g);
  return [...links].flatMap(([, href]) => (href ? [href.replaceAll("&amp;", "&")] : []));
}
