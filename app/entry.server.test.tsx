import type { EntryContext } from "@remix-run/node";
import { expect, test } from "vitest";
import handleRequest from "./entry.server.tsx";

test("SAFE-04: a page on the development server has no content security policy", async () => {
  const request = new Request("https://kestrel.example/admin/sign-in");
  const answer = await handleRequest(request, 200, new Headers(), aPage());
  expect(await answer.text()).toContain("A page");
  expect(answer.headers.has("Content-Security-Policy")).toBe(false);
});

test.each([
  "routes/site/layout",
  "routes/preview/layout",
  "routes/preview/framed",
  "routes/preview/settings",
])("LANG-05: a document of %s has the language and the prefix that it was read in", async (routeId) => {
  const request = new Request("https://kestrel.example/preview/framed/testimonials/1");
  const read = { [routeId]: { edition: { language: "de", prefix: "/de" } } };
  const answer = await handleRequest(request, 200, new Headers(), aPage(read));
  expect(await answer.text()).toContain('<html lang="de" data-language="de" data-prefix="/de">');
});

/** Remix's context for a site with one page, with the data of its loaders. */
function aPage(loaderData: Record<string, unknown> = {}): EntryContext {
  const route = {
    id: "root",
    path: "*",
    hasLoader: false,
    hasAction: false,
    hasErrorBoundary: false,
    module: "",
  };
  const match = {
    params: {},
    pathname: "/admin/sign-in",
    pathnameBase: "/",
    route: { id: "root", path: "*" },
  };
  const context = {
    manifest: { entry: { module: "", imports: [] }, routes: { root: route }, url: "", version: "1" },
    routeModules: {
      root: {
        default: () => (
          <html lang="en">
            <head>
              <title>A page</title>
            </head>
            <body />
          </html>
        ),
      },
    },
    staticHandlerContext: {
      basename: "/",
      location: { pathname: "/admin/sign-in", search: "", hash: "", state: null, key: "default" },
      matches: [match],
      loaderData,
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
    future: {},
    isSpaMode: false,
  };
  return context as unknown as EntryContext;
}
