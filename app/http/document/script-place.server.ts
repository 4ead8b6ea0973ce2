import { noncePlace } from "./nonce.server.ts";

/** Behind the letters' encoding, which must be among the first bytes, and before anything that people have written. */
const place = '<meta charSet="utf-8"/>';

const end = "</body></html>";

/** A document with its script in the head and its data at the end of the body. */
export function withScript(html: string, script: string, data: string): string {
  return html
    .replace(place, () => `${place}<script nonce="${noncePlace}">${script}</script>`)
    .replace(end, () => data + end);
}

/** A document in which nothing runs but what the page around its frame puts there, by the nonce of this mark. */
export function withMark(html: string): string {
  return html.replace(place, () => `${place}<meta property="csp-nonce" content="" nonce="${noncePlace}"/>`);
}
