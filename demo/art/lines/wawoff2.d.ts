declare module "wawoff2" {
  /** A WOFF2 font as the TrueType or OpenType font it was made of. */
  export function decompress(packed: Uint8Array): Promise<Uint8Array>;
}
