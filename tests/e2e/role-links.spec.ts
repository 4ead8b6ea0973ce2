import { documentsAt, prepareAdminScreens } from "#tests/support/admin-screens.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";

for (const role of ["editor", "sales", "viewer"] as const) {
  test(`ADMIN-04: no screen links the role ${role} to a screen that is refused`, async ({
    context,
    baseURL,
  }) => {
    test.slow(); // every screen and all its links
    await signInAs(context, baseURL, role);
    const { paths, clear } = await prepareAdminScreens(crypto.randomUUID());
    try {
      const leading = new Map<string, [link: string, from: string]>();
      // A refused screen has a link to itself, to try again.
      for (const [from, html] of await documentsAt(context.request, [...paths, "/admin/pages/home"]))
        for (const link of linksIn(html)) if (link !== from) leading.set(screenOf(link), [link, from]);
      expect(leading.size).toBeGreaterThan(20);

      const refused: string[] = [];
      for (const [link, from] of leading.values()) {
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

/** The links of a document within the admin. */
function linksIn(html: string): string[] {
  const links = html.matchAll(/<a\s[^>]*?href="(\/admin[^"#]*)/g);
  return [...links].flatMap(([, href]) => (href ? [href.replaceAll("&amp;", "&")] : []));
}

/** The rows of a list lead to equal screens, and so do all values of a filter. */
function screenOf(link: string): string {
  return link.replace(/(?<=\/pages\/)[^/?]+|[\da-f-]{36}|(?<==)[^&]*/g, "");
}
