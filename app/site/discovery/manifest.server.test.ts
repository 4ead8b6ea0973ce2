import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { loader } from "#app/routes/feeds/manifest.ts";
import { requestAt } from "#tests/support/further-language.ts";
import { headOf } from "./page-heads.server.ts";

test("SITE-11: the manifest has the company's name, colours and icons", async () => {
  const answer = await requestAt("/manifest.webmanifest", loader);
  expect(answer.headers.get("Content-Type")).toContain("application/manifest+json");
  expect(await answer.json()).toMatchObject({
    name: "Our agency",
    start_url: "/",
    theme_color: "#F5F3EE",
    icons: [
      { src: expect.stringMatching(/^\/icons\/[0-9a-f]{8}\/favicon\.svg$/) },
      { sizes: "512x512" },
      { sizes: "192x192" },
      { sizes: "512x512", purpose: "maskable" },
    ],
  });
});

test("SITE-11: the theme colour matches the top of the page in both colour schemes", () => {
  const coloursOf = (path: string) =>
    headOf(defaultSettings, { title: "Page", path, image: "/card.png" }).filter(
      (each) => "name" in each && each.name === "theme-color",
    );
  expect(coloursOf("/")).toMatchObject([{ content: "#0E1112" }]);
  expect(coloursOf("/solutions")).toMatchObject([
    { content: "#F5F3EE", media: "(prefers-color-scheme: light)" },
    { content: "#1c1f20", media: "(prefers-color-scheme: dark)" },
  ]);
});

test("SITE-11: the dark theme's colour is valid for an ink of small figures", () => {
  const settings = { ...defaultSettings, brand_ink_color: "#00182b" };
  expect(headOf(settings, { title: "Page", path: "/solutions", image: "/card.png" })).toContainEqual(
    expect.objectContaining({ name: "theme-color", content: "#0f2638" }),
  );
});
