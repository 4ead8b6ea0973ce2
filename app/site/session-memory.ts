import { readConsent } from "#app/domain/consent/consent.ts";

/**
 * Keeps one value for the visitor's session: in memory, and once the visitor has answered the consent banner in
 * session storage too, where it outlives a reload. What does not parse is forgotten.
 */
export function sessionMemory<Value>(key: string, parse: (stored: unknown) => Value | undefined) {
  let remembered: Value | undefined;

  return {
    read(): Value | undefined {
      remembered ??= answered() ? stored(key, parse) : undefined;
      return remembered;
    },
    write(value: Value) {
      remembered = value;
      if (answered()) attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));
    },
    clear() {
      remembered = undefined;
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

function stored<Value>(key: string, parse: (stored: unknown) => Value | undefined): Value | undefined {
  return attempt(() => parse(JSON.parse(sessionStorage.getItem(key) ?? "null")));
}

function answered(): boolean {
  return attempt(() => readConsent(localStorage)) !== undefined;
}

/** A browser may refuse its storage, or keep something unreadable: both count as nothing kept. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
