import { expect, test } from "./journeys.ts";

const heading = () => document.querySelector("h1")?.textContent;

test("WORLD-03: a case is opened from the list, and the next one from it", async ({ visitor }) => {
  await visitor.open("/cases");
  await visitor.looksRight("cases");
  await visitor.click("main a", "Ostra Bank");
  await visitor.isAt("/cases/ostra-bank");
  await visitor.looksRight("case");
});

test("WORLD-03: the price calculator sums up, and its estimate starts an enquiry", async ({ visitor }) => {
  await visitor.open("/about/how-we-work/pricing");
  await visitor.click("main label", "Two kinds of user");
  await visitor.click("main label", "A second language");
  await visitor.shows(() => document.querySelector("form output")?.textContent, "€118,500–236,000");
  await visitor.looksRight("calculator");
  await visitor.click("a", "Send this estimate");
  await visitor.shows(
    () => document.querySelector<HTMLTextAreaElement>("textarea[name=description]")?.value,
    expect.stringContaining("A second language: €118,500–236,000"),
  );
});

test("WORLD-03: a search lists its hits and opens one", async ({ visitor }) => {
  await visitor.open("/search");
  await visitor.fill("main input[type=search]", undefined, "ferry");
  await visitor.tab.press("Enter");
  await visitor.isAt("/search?q=ferry");
  await visitor.sees("main a", "Harbourline");
  await visitor.looksRight("search");
  await visitor.click("main a", "Harbourline");
  await visitor.isAt(/^\/(cases|news)\//);
});

test("WORLD-03: an article is opened from the list and reads whole", async ({ visitor }) => {
  await visitor.open("/news");
  await visitor.looksRight("news");
  await visitor.click("main a[href^='/news/']");
  await visitor.isAt(/^\/news\/[a-z0-9-]+$/);
  await visitor.shows(heading, expect.stringMatching(/\w/));
  await visitor.looksRight("article");
});

test("WORLD-03: an unknown address says so and leads back", async ({ visitor }) => {
  await visitor.open("/no-such-page");
  await visitor.answers();
  await visitor.looksRight("not-found");
});
