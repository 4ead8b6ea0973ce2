import { allowedPurposes, isExpired, noPurpose, type Purposes } from "#app/domain/consent/consent.ts";
import type { ConsentRules, ConsentScripts } from "#app/domain/consent/consent-settings.ts";
import { logInBrowser } from "#app/site/browser-log.ts";
import { hasPrivacySignal, onConsentChange, readAnswer, removeAnswer } from "./answer.ts";
import type { ConsentFlow } from "./consent-flow.ts";

/** See `cookie-consent.tsx`. Loads code on demand: when the visitor answers, or when a purpose is allowed. */
export class CookieConsentElement extends HTMLElement {
  static observedAttributes = ["data-rules"];
  #disconnected = new AbortController();
  #flow: Promise<ConsentFlow> | undefined;

  connectedCallback() {
    this.#disconnected = new AbortController();
    const { signal } = this.#disconnected;
    signal.addEventListener(
      "abort",
      onConsentChange(() => this.#follow()),
    );
    document.addEventListener("click", (event) => this.#openOnRequest(event), { signal });
    this.#follow();
  }

  disconnectedCallback() {
    this.#disconnected.abort();
  }

  attributeChangedCallback(_name: string, before: string | null) {
    if (before !== null && this.isConnected) this.#follow();
  }

  #follow() {
    const { validityMonths, scripts }: ConsentRules = JSON.parse(this.dataset.rules ?? "{}");
    const answer = readAnswer();
    if (answer && isExpired(answer, validityMonths)) {
      allowed = answer.settings;
      return removeAnswer(); // triggers this callback again
    }
    const isAsking = !answer && !hasPrivacySignal();
    if (isAsking || this.#flow) this.#use((flow) => flow.ask(isAsking));
    letIn(scripts, allowedPurposes(answer));
  }

  #openOnRequest({ target }: Event) {
    const isRequest = target instanceof Element && target.closest("[data-cookie-settings]");
    if (isRequest) this.#use((flow) => flow.openDialog());
  }

  /** Loads banner and dialog on first use, and again after a failure. */
  async #use(act: (flow: ConsentFlow) => void) {
    this.#flow ??= import("./consent-flow.ts").then(({ loadConsentFlow }) => loadConsentFlow(this));
    try {
      act(await this.#flow);
    } catch (error) {
      this.#flow = undefined;
      logInBrowser("cannot load the cookie settings", error);
    }
  }
}

/** The allowed purposes. Module state survives the element, which an error page renders again. */
let allowed: Purposes = noPurpose;
let scriptsCode: Promise<typeof import("./scripts/apply-consent.ts")> | undefined;

async function letIn(scripts: ConsentScripts, now: Purposes) {
  const before = allowed;
  allowed = now;
  const hasScripts = Object.values(scripts).some(Boolean);
  const isWithdrawn = (before.analytics && !now.analytics) || (before.marketing && !now.marketing);
  if (!hasScripts && !isWithdrawn && !scriptsCode) return;

  try {
    scriptsCode ??= import("./scripts/apply-consent.ts");
    (await scriptsCode).applyConsent(scripts, now, before);
  } catch (error) {
    scriptsCode = undefined;
    logInBrowser("cannot load consent scripts", error);
  }
}
