/** Returns an action as words: `page.discard-draft` is `Page: discard draft`. */
export function actionWords(action: string): string {
  const [kind = "", ...verb] = action.split(".");
  return `${capital(kind.replaceAll("-", " "))}: ${verb.join(" ").replaceAll("-", " ")}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
