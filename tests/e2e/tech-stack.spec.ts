import { expect, test } from "#tests/support/fixtures.ts";

test.use({ javaScriptEnabled: false });

test("SITE-06: the tech stack filters by role and names the cases of each technology, without JavaScript", async ({
  page,
}) => {
  await page.goto("/tech-stack");
  const kotlin = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Kotlin" }) });
  await expect(kotlin.getByRole("link", { name: "Ostra Bank" }).first()).toBeVisible();
  await page.getByRole("search").getByRole("link", { name: "On the phone" }).click();
  await expect(page).toHaveURL("/tech-stack?role=on-the-phone");
  const content = page.getByRole("main");
  await expect(content.getByRole("link", { name: "Kotlin", exact: true })).toBeVisible();
  await expect(content.getByRole("link", { name: "Terraform", exact: true })).toHaveCount(0);
});
