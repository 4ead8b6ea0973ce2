/** A browser module, bundled into one string by `vite.inline-script.ts`. */
declare module "*?inline-script" {
  const source: string;
  export default source;
}
