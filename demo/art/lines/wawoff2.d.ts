declare module "wawoff2" {
  /** Decompresses a WOFF2 font to its TrueType or OpenType form. */
  export function decompress(packed: Uint8Array): Promise<Uint8Array>;
}
