import { brotliVariant } from "./brotli.server.ts";
import { gzipVariant } from "./gzip.server.ts";
import { type OpenText, plainVariant, type Variant } from "./open-text.server.ts";

/** From the best. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** How a kept page is laid down in each, so that only the nonce is written anew for an answer. */
export const encoders: Record<Encoding, (text: OpenText) => Variant | Promise<Variant>> = {
  br: brotliVariant,
  gzip: gzipVariant,
  identity: plainVariant,
};

/** The best encoding that a browser takes, by its `Accept-Encoding`; the weights only rule out. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? "").split(",").flatMap((part) => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
}
