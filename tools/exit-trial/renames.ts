/*
 * The move from Remix 2 to React Router 7 as one map: the renames that `npm run exit-trial` applies to a copy of this
 * tree. Files that need more than renames are in `files/`. https://reactrouter.com/upgrading/remix
 */

/** One version for all packages: `@react-router/serve` accepts only the same version of `react-router`. */
export const REACT_ROUTER_VERSION = "7.18.4";

/** Packages in package.json; `undefined` if another package of the list contains the successor. */
export const packages: Record<string, string | undefined> = {
  "@remix-run/dev": "@react-router/dev",
  "@remix-run/express": "@react-router/express",
  "@remix-run/node": "@react-router/node",
  "@remix-run/react": "react-router",
  "@remix-run/route-config": undefined,
  "@remix-run/serve": "@react-router/serve",
  "react-router-dom": undefined,
};

/** Exports, by their new names, whose module differs from that of the surrounding exports. */
export const modulesOfExports: Record<string, string> = {
  HydratedRouter: "react-router/dom",
  createReadableStreamFromReadable: "@react-router/node",
};

/** All other replacements in source files. A longer text precedes its own prefixes. */
export const texts: [from: string, to: string][] = [
  ["@remix-run/dev/dist/cli.js", "@react-router/dev/bin.js"],
  ['"vite:build"', '"build"'],
  ['"vite:dev"', '"dev"'],
  ['from "@remix-run/dev"', 'from "@react-router/dev/vite"'],
  ["vitePlugin as remix", "reactRouter as remix"],
  ['import remixConfig from "./remix.config.js";\n', ""],
  ["remix(remixConfig)", "remix()"],
  ["remix.config.js", "react-router.config.ts"],
  ["build/.vite/client-manifest.json", "build/client/.vite/manifest.json"],
  ["virtual:remix/server-build", "virtual:react-router/server-build"],
  ["remix-serve", "react-router-serve"],
  ["@remix-run/express", "@react-router/express"],
  ["@remix-run/route-config", "@react-router/dev/routes"],
  ["@remix-run/serve", "@react-router/serve"],
  ["@remix-run/server-runtime", "react-router"],
  ["@remix-run/router", "react-router"],
  ["@remix-run/react", "react-router"],
  ["@remix-run/node", "react-router"],
  ["@remix-run", "@react-router"],
  ["react-router-dom/server", "react-router"],
  ["react-router-dom", "react-router"],
  ["RemixBrowser", "HydratedRouter"],
  ["RemixServer", "ServerRouter"],
  ["__remixRouter", "__reactRouterDataRouter"],
  ["__remixContext", "__reactRouterContext"],
];

/** Files without a successor. */
export const removedFiles = ["remix.config.js", "app/single-fetch.d.ts"];
