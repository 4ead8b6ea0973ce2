import { expect, test, vi } from "vitest";
import { decodePageData } from "./framework.ts";

test("page data is decoded before React renders the page", async () => {
  const context = {
    future: { v3_singleFetch: true },
    stream: new Response("[{}]\n").body,
    state: undefined,
  };
  vi.stubGlobal("window", { __remixContext: context });
  await decodePageData();
  expect(context.state).toEqual({});
  vi.unstubAllGlobals();
});
