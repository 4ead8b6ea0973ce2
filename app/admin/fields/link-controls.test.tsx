// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { type LinkablePage, PagesContext } from "./binding.ts";
import { HrefInput } from "./link-controls.tsx";

const pages: LinkablePage[] = [
  { id: "3f0c1d8e-1111-4222-8333-444455556666", title: "Cases", path: "/cases", level: 1, isPublished: true },
];

test("BLOCK-03: the list of link targets has the enquiry form and the pages, and stores what each survives by", async () => {
  const { choices, choose, href } = await show("");
  expect(choices()).toEqual(["Choose a page", "Enquiry form", "Cases"]);
  await choose("Enquiry form");
  expect(href()).toBe("/lets-talk");
  await choose("Cases");
  expect(href()).toBe(`page:${pages[0]?.id}`);
  await choose("Choose a page");
  expect(href()).toBe("");
});

test("LANG-05: pages of other languages are listed below the name of their language", async () => {
  const german = { id: crypto.randomUUID(), title: "Cases", path: "/de/cases", level: 1, isPublished: true };
  const { groups } = await show("", [...pages, { ...german, language: "German" }]);
  expect(groups()).toEqual({ German: ["Cases"] });
});

test.each([
  ["", "A page", "Choose a page"],
  ["/lets-talk", "A page", "Enquiry form"],
  ["/cases", "A page", "Cases"],
  [`page:${pages[0]?.id}`, "A page", "Cases"],
  ["/media/5f0c1d8e-1111-4222-8333-444455556666", "A file", undefined],
  ["/lets-talk?message=Hello", "External URL", undefined],
  ["/somewhere", "External URL", undefined],
  ["mailto:a@b.example", "External URL", undefined],
])("BLOCK-03: the stored link %j is shown as %s, %s", async (href, kind, target) => {
  const shown = await show(href);
  expect(shown.kind()).toBe(kind);
  expect(shown.chosen()).toBe(target);
});

async function show(stored: string, offered = pages) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    place.remove();
  });
  let current = stored;
  function Stored() {
    const [href, setHref] = useState(stored);
    current = href;
    return <HrefInput id="target" href={href} onChange={setHref} />;
  }
  await act(() =>
    root.render(
      <PagesContext.Provider value={offered}>
        <Stored />
      </PagesContext.Provider>,
    ),
  );
  const options = () => [...place.querySelectorAll("option")];
  return {
    href: () => current,
    choices: () => options().map((option) => option.text),
    groups: () =>
      Object.fromEntries(
        [...place.querySelectorAll("optgroup")].map(({ label, children }) => [
          label,
          [...children].map(({ textContent }) => textContent),
        ]),
      ),
    chosen: () => options().find((option) => option.selected)?.text,
    kind: () => place.querySelector("label:has(:checked)")?.textContent,
    async choose(text: string) {
      const option = options().find((each) => each.text === text);
      await act(() => {
        if (option) option.selected = true;
        place.querySelector("select")?.dispatchEvent(new Event("change", { bubbles: true }));
      });
    },
  };
}
