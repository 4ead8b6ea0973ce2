const kept = new Set(["href", "src", "alt", "colspan", "rowspan", "start"]);

/** Leaves of attributes only what a document keeps; the language of code is a class. */
export function dropAttributes(body: HTMLElement) {
  for (const element of body.querySelectorAll("*")) {
    for (const { name } of [...element.attributes]) {
      const isLanguage = name === "class" && element.matches("pre > code");
      if (!kept.has(name) && !isLanguage) element.removeAttribute(name);
    }
  }
}
