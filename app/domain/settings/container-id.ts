/**
 * The id of a container of Google Tag Manager in the form Google writes it; undefined when the text is none. It becomes
 * part of an address, so nothing else may.
 */
export function readContainerId(text: string): string | undefined {
  const id = text.trim().toUpperCase();
  return /^GTM-[A-Z0-9]{4,12}$/.test(id) ? id : undefined;
}
