import { readConsent } from "#app/domain/consent/consent.ts";
import { onConsentChange } from "./consent/answer.ts";
import { attempt } from "./storage-attempt.ts";

const keepers: (() => void)[] = [];

/** Stores or deletes the values when the consent answer changes, until the returned function is called. */
export function followConsent() {
  return onConsentChange(() => {
    for (const keep of keepers) keep();
  });
}

/**
 * Keeps one value for the visitor's session: in memory and, once the visitor has answered the consent banner, in
 * session storage, where it survives a reload. Removing the answer deletes the stored value. Values that do not parse
 * are discarded.
 */
export function sessionMemory<Value>(key: string, parse: (stored: unknown) => Value | undefined) {
  let remembered: Value | undefined;

  function keep() {
    if (!answered()) attempt(() => sessionStorage.removeItem(key));
    else if (remembered !== undefined) attempt(() => sessionStorage.setItem(key, JSON.stringify(remembered)));
  }
  keepers.push(keep);

  return {
    read(): Value | undefined {
      remembered ??= answered() ? stored(key, parse) : undefined;
      return remembered;
    },
    write(value: Value) {
      remembered = value;
      keep();
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
