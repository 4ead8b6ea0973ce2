// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { openPreviews, SITE_PREVIEW_HEADER } from "./preview-document.ts";

const assign = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockClear();
  document.body.replaceChildren();
});

/** Requests an address that answers with the settings of a preview, or with those of visitors. */
function request(path: string, isPreview = true) {
  vi.stubGlobal("location", { assign });
  const headers: HeadersInit = isPreview ? { [SITE_PREVIEW_HEADER]: "1" } : {};
  const response = new Response("{}", { headers });
  Object.defineProperty(response, "url", { value: `https://kestrel.example${path}` });
  return openPreviews(async () => response)(path);
}

test("SET-01: data of a preview opens as a document in a tab without the strip", async () => {
  void request("/about.data?_routes=routes%2Fsite%2Fcontent");
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/about"));
});

test("SET-01: data is shown in the document with the strip, without a preview, and what is not a page", async () => {
  await request("/about.data", false);
  await request("/page-previews");
  document.body.innerHTML = '<aside class="preview-strip"></aside>';
  await request("/about.data");
  expect(assign).not.toHaveBeenCalled();
});
