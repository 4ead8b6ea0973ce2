import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { siteSettled } from "#tests/support/site-settled.ts";

test("FOOT-01: each column links to its section and, indented, to the section's pages", async ({ page }) => {
  await page.goto("/solutions");
  const index = page.getByRole("navigation", { name: "All pages" });
  for (const [name, path] of [
    ["Your goals", "/your-goals"],
    ["Solutions", "/solutions"],
    ["Tech stack", "/tech-stack"],
    ["AI assistants", "/solutions/ai-assistants"],
    ["Voice agents", "/solutions/ai-assistants/voice-agents"],
  ] as const) {
    await expect(index.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  const assistants = await index.getByRole("link", { name: "AI assistants" }).boundingBox();
  const voice = await index.getByRole("link", { name: "Voice agents" }).boundingBox();
  expect(voice?.x ?? 0).toBeGreaterThan((assistants?.x ?? 0) + 10);
});

test("FOOT-02: About Us is under the first section, and cases are one line separated by bullets", async ({
  page,
}) => {
  await page.goto("/solutions");
  const footer = page.getByRole("contentinfo");
  const [goals, about] = await Promise.all(
    ["Your goals", "About"].map((name) => footer.getByRole("heading", { name }).boundingBox()),
  );
  expect(about?.x).toBe(goals?.x);
  expect(about?.y ?? 0).toBeGreaterThan(goals?.y ?? 0);
  await expect(footer.getByRole("link", { name: "How we work" })).toHaveAttribute(
    "href",
    "/about/how-we-work",
  );

  const index = footer.getByRole("navigation", { name: "All pages" });
  await expect(index.getByRole("link", { name: "Pricing" })).toHaveAttribute(
    "href",
    "/about/how-we-work/pricing",
  );

  const cases = footer.getByRole("navigation", { name: "Cases" });
  await expect(cases.getByRole("listitem")).toHaveCount(8);
  await expect(cases.getByRole("list")).toHaveText(/Harbourline Ferries\s*•\s*Nordvolt Energy\s*•/);
});

test("FOOT-01: a section without pages is below the section before it", async ({ page }) => {
  await page.goto("/solutions");
  const footer = page.getByRole("contentinfo");
  const [stack, contact] = await Promise.all(
    ["Tech stack", "Contact"].map((name) => footer.getByRole("heading", { name }).boundingBox()),
  );
  expect(contact?.x).toBe(stack?.x);
  expect(contact?.y ?? 0).toBeGreaterThan(stack?.y ?? 0);
});

test("FOOT-01: a section with forty pages has them in several columns", async ({ page }) => {
  const slug = `many-${randomUUID().slice(0, 8)}`;
  await createPage({ slug, title: "Archive", orderIndex: 990 });
  for (let count = 1; count <= 40; count += 1)
    await createPage({
      slug: `${slug}-${count}`,
      title: `Folder ${count}`,
      parentSlug: slug,
      orderIndex: count,
    });
  await siteSettled();
  try {
    await page.goto("/contact");
    const index = page.getByRole("navigation", { name: "All pages" });
    const [first, last] = await Promise.all(
      ["Folder 1", "Folder 40"].map((name) => index.getByRole("link", { name, exact: true }).boundingBox()),
    );
    expect(last?.x ?? 0).toBeGreaterThan(first?.x ?? 0);
    expect((last?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(400);
  } finally {
    await db.delete(pages).where(eq(pages.parentSlug, slug));
    await db.delete(pages).where(eq(pages.slug, slug));
  }
});

test("FOOT-04: the footer shows contact links, policies, social links in a new tab, and the built-by text", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("button", { name: "Let’s Talk" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "hello@kestrel.example" })).toHaveAttribute(
    "href",
    "mailto:hello@kestrel.example",
  );
  await expect(footer.getByRole("link", { name: "Privacy policy", exact: true }).last()).toHaveAttribute(
    "href",
    "/about/privacy-policy",
  );
  await expect(footer.getByRole("link", { name: "Cookies policy", exact: true }).last()).toHaveAttribute(
    "href",
    "/about/cookies-policy",
  );
  for (const network of ["LinkedIn", "Facebook", "Instagram"]) {
    const link = footer.getByRole("link", { name: network });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  await expect(footer.getByText(/All rights reserved/)).toBeVisible();
  await expect(footer.getByText("Designed, built and run")).toBeVisible();
});
