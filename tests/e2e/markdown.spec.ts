import { expect, test } from "#tests/support/fixtures.ts";
import { publicRoutes } from "#tests/support/public-routes.ts";
import { wordsOfHtml, wordsOfMarkdown } from "#tests/support/readable-text.ts";

test("READ-01: every public page has a Markdown version with the same words, linked from its head", async ({
  request,
  baseURL,
}) => {
  test.slow();
  for (const path of publicRoutes) {
    const html = await (await request.get(path)).text();
    const [, address = ""] = /<link rel="alternate" href="([^"]+)" type="text\/markdown"/.exec(html) ?? [];
    expect(address, path).toBe(`${baseURL}${path === "/" ? "/index" : path}.md`);
    const twin = await request.get(address);
    expect(twin.headers(), path).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "x-robots-tag": "noindex",
      link: `<${baseURL}${path}>; rel="canonical"`,
    });
    expect(wordsOfMarkdown(await twin.text()).toSorted(), path).toEqual(wordsOfHtml(html).toSorted());
  }
});

test("READ-01: llms.txt is the entry point for programs, and every address in it answers", async ({
  request,
  baseURL,
}) => {
  const answer = await request.get("/llms.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^# Kestrel\n\n> A global team/);
  const addresses = [...text.matchAll(/\]\((.*?)\)/g)].flatMap(([, address]) => address ?? []);
  const lasting = addresses.filter((address) => !address.includes("/e2e-") && !address.includes("quarry"));
  expect(lasting).toEqual(expect.arrayContaining([`${baseURL}/index.md`, `${baseURL}/solutions/dwh.md`]));
  for (const address of lasting.slice(0, 5)) expect((await request.get(address)).status(), address).toBe(200);
});
