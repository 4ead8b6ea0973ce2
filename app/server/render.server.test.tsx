import { Suspense } from "react";
import { expect, test } from "vitest";
import { renderWhole } from "./render.server.ts";

test("FAST-03: a long page is rendered completely, including multi-byte characters", async () => {
  const text = "Harbour — ferries 🦅 ".repeat(20_000);
  expect(await renderWhole(<p>{text}</p>)).toBe(`<p>${text}</p>`);
});

test("FAST-03: suspended components are rendered into the page", async () => {
  let found: string | undefined;
  const reading = Promise.resolve().then(() => {
    found = "found";
  });
  function Late() {
    if (!found) throw reading;
    return found;
  }
  expect(
    await renderWhole(
      <Suspense fallback="waiting">
        <Late />
      </Suspense>,
    ),
  ).toContain("found");
});

test("FAST-03: a page that fails to render throws", async () => {
  function Broken(): string {
    throw new Error("no page");
  }
  await expect(renderWhole(<Broken />)).rejects.toThrow("no page");
});
