/** Whether a text is the id of a container of Google Tag Manager. It becomes part of an address, so nothing else may. */
export function isContainerId(text: string): boolean {
  return /^GTM-[A-Z0-9]{4,12}$/.test(text);
}
