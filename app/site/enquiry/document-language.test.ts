// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { loadPagePreviews } from "../chrome/page-previews.ts";
import { dialogLinkOf } from "./load-enquiry-dialog.ts";
import { findProof } from "./proof.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  openDocument("/");
});

/** Shows a page of a site whose further language is German. */
function openDocument(path: string) {
  history.replaceState(null, "", path);
  const { dataset } = document.documentElement;
  for (const name of ["language", "prefix"]) delete dataset[name];
  if (path.startsWith("/de")) Object.assign(dataset, { language: "de", prefix: "/de" });
}

/** Whether a click on a link to this address opens the dialog. */
function opensDialog(address: string): boolean {
  const link = document.createElement("a");
  link.href = address;
  document.body.replaceChildren(link);
  let found: HTMLAnchorElement | undefined;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    found = dialogLinkOf(event);
  });
  link.click();
  return found === link;
}

test("LANG-04: only links to the form of the page's own language open the dialog", () => {
  openDocument("/de/kontakt");
  expect(opensDialog("/de/projekt-anfragen")).toBe(true);
  expect(opensDialog("/de/lets-talk")).toBe(true);
  expect(opensDialog("/lets-talk")).toBe(false);
  openDocument("/contact");
  expect(opensDialog("/lets-talk")).toBe(true);
  expect(opensDialog("/de/projekt-anfragen")).toBe(false);
});

test("LANG-06: scripts fetch texts in the language of the document", async () => {
  const fetching = vi.fn((_address: string) => Promise.resolve(Response.json({ previews: {} })));
  vi.stubGlobal("fetch", fetching);
  openDocument("/de/kontakt");
  await loadPagePreviews();
  await findProof(new AbortController().signal);
  expect(fetching.mock.calls.map(([address]) => address)).toEqual([
    "/de/page-previews",
    "/de/lets-talk/proof",
  ]);
});
