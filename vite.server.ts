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
 * Output options of server code. V8 uses two bytes per character for a file with any character outside of Latin-1.
 * Names stay unminified and lines short, for readable stack traces. Licence comments stay: the style sheets have one.
 */
export const serverOutput = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  esbuild: {
    charset: "ascii",
    lineLimit: 120,
    minifyIdentifiers: false,
    minifySyntax: true,
    minifyWhitespace: true,
  },
} as const;
