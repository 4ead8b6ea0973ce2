import type { Plugin } from "vite";

/** Packages that a server process loads from node_modules. Builds bundle the used parts of all others. */
export const externalPackages = [
  // Native programs.
  "@node-rs/argon2",
  "sharp",
  // `remix-serve` has already loaded them.
  "@remix-run/express",
  "@remix-run/node",
  "@remix-run/router",
  "@remix-run/server-runtime",
  "compression",
  "express",
  "on-headers",
  "turbo-stream",
  // Used by few processes or requests.
  "@simplewebauthn/server",
  "graphile-worker",
  "prom-client",
  "qrcode",
  "svgo",
];

/**
 * Node holds a file with any other character in two bytes per character. esbuild's option `charset` would not escape
 * those in regular expressions.
 */
export const asciiOutput: Plugin = {
  name: "ascii-output",
  renderChunk: {
    order: "post",
    handler: (code) => ({ code: code.replace(/[\u0080-\uffff]/g, escapeCodeUnit), map: null }),
  },
};

const escapeCodeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * Output options of server code. Names stay unminified and lines short, for readable stack traces. Licence comments
 * stay: the style sheets have one.
 */
export const serverOutput = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  esbuild: {
    lineLimit: 120,
    minifyIdentifiers: false,
    minifySyntax: true,
    minifyWhitespace: true,
  },
} as const;
