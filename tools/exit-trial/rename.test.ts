import { expect, test } from "vitest";
import { renamePackages, renameSource, withoutLockedPackages } from "./rename.ts";
import { REACT_ROUTER_VERSION } from "./renames.ts";

test.each([
  ['import { Form, Link } from "@remix-run/react";', 'import { Form, Link } from "react-router";'],
  ['import { RemixServer } from "@remix-run/react";', 'import { ServerRouter } from "react-router";'],
  [
    'import { RemixBrowser, useLocation } from "@remix-run/react";',
    'import { HydratedRouter } from "react-router/dom";\nimport { useLocation } from "react-router";',
  ],
  [
    'import {\n  createReadableStreamFromReadable,\n  type LoaderFunctionArgs,\n} from "@remix-run/node";',
    'import { createReadableStreamFromReadable } from "@react-router/node";\nimport { type LoaderFunctionArgs } from "react-router";',
  ],
  [
    'import type { LoaderFunctionArgs } from "@remix-run/node";',
    'import type { LoaderFunctionArgs } from "react-router";',
  ],
  [
    'import { createRequestHandler } from "@remix-run/express";',
    'import { createRequestHandler } from "@react-router/express";',
  ],
  [
    'import type { RouteConfig } from "@remix-run/route-config";',
    'import type { RouteConfig } from "@react-router/dev/routes";',
  ],
  ['import { StaticRouter } from "react-router-dom/server";', 'import { StaticRouter } from "react-router";'],
  ['import("virtual:remix/server-build")', 'import("virtual:react-router/server-build")'],
  [
    'import { vitePlugin as remix } from "@remix-run/dev";\nimport remixConfig from "./remix.config.js";\nplugins: [remix(remixConfig)]',
    'import { reactRouter as remix } from "@react-router/dev/vite";\nplugins: [remix()]',
  ],
  ['["@remix-run/dev/dist/cli.js", "vite:build"]', '["@react-router/dev/bin.js", "build"]'],
  ['"node_modules/@remix-run/serve/dist/cli.js"', '"node_modules/@react-router/serve/dist/cli.js"'],
  ["window.__remixRouter.state", "window.__reactRouterDataRouter.state"],
  ['import { z } from "zod";', 'import { z } from "zod";'],
])("SEAM-02: the exit trial renames %j", (source, expected) => {
  expect(renameSource(source)).toBe(expected);
});

test("SEAM-02: package.json of the exit trial has the packages of React Router in one version", () => {
  const renamed = renamePackages(
    JSON.stringify({
      name: "site",
      dependencies: { "@remix-run/node": "^2.17.5", "@remix-run/react": "^2.17.5", zod: "^4.0.0" },
      devDependencies: { "@remix-run/route-config": "^2.17.5", vite: "^6.0.0" },
    }),
  );
  expect(JSON.parse(renamed)).toEqual({
    name: "site",
    dependencies: {
      "@react-router/node": REACT_ROUTER_VERSION,
      "react-router": REACT_ROUTER_VERSION,
      zod: "^4.0.0",
    },
    devDependencies: { vite: "^6.0.0" },
  });
});

test("SEAM-02: the lock of the exit trial keeps the versions of all other packages", () => {
  const version = { version: "1.0.0" };
  const lock = {
    lockfileVersion: 3,
    packages: {
      "": {},
      "node_modules/@remix-run/node": version,
      "node_modules/react-router": version,
      "node_modules/react": version,
    },
  };
  expect(JSON.parse(withoutLockedPackages(JSON.stringify(lock)))).toEqual({
    lockfileVersion: 3,
    packages: { "node_modules/react": version },
  });
});
