const id = "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}";

/** `"mediaId":"…"` of a block's picture, or the address `/media/…` in a text field, a setting or rich text. */
const reference = new RegExp(`"mediaId":"(${id})"|/media/(${id})`, "g");

/** The ids of all media that any content refers to. */
export function mediaIdsIn(content: unknown): Set<string> {
  const text = JSON.stringify(content) ?? "";
  return new Set([...text.matchAll(reference)].flatMap(([, first, second]) => first ?? second ?? []));
}

const address = new RegExp(`^/media/(${id})$`);

/** The id in an address as texts and settings keep it; undefined for any other address. */
export function mediaIdOf(path: string): string | undefined {
  return address.exec(path)?.[1];
}
