/**
 * A Google Tag Manager container id in canonical form; undefined for an invalid one. Nothing else may become part of
 * the script's URL.
 */
export function readContainerId(text: string): string | undefined {
  const id = text.trim().toUpperCase();
  return /^GTM-[A-Z0-9]{4,12}$/.test(id) ? id : undefined;
}
