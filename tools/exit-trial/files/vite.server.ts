/** Packages that a server process reads from node_modules. The builds include what they use of all others. */
export const externalPackages = [
  // Native programs.
  "@node-rs/argon2",
  "sharp",
  // `react-router-serve` has loaded them already.
  "@react-router/express",
  "@react-router/node",
  "react",
  "react-dom",
  "react-router",
  "compression",
  "express",
  "on-headers",
  // Loaded by few processes or requests.
  "@simplewebauthn/server",
  "graphile-worker",
  "prom-client",
  "qrcode",
  "svgo",
];

/**
 * How server code is written. V8 takes two bytes for each letter of a file in which one is not of Latin-1. Names stay
 * as they are and lines short, for readers of stack traces. Licences stay too: the style sheets have one.
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
