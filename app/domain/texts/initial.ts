/** The first letter or digit of a name, as a capital. */
export function initialOf(name: string): string {
  const [first = ""] = name.match(/[\p{L}\p{N}]\p{M}*/u) ?? [];
  return first.toLocaleUpperCase("en");
}
