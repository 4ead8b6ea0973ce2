/** FOOT-03: milliseconds in which the back button slides out («Footer submenu close delay»). */
const closeDelayMs = 300;

/**
 * FOOT-03: below 768 px the pages of one entry replace the list of entries. `footer-pages.tsx` renders the content,
 * `footer-index.css` the states. Without script the arrows expand the pages in place.
 */
export class FooterIndexElement extends HTMLElement {
  /** The path of the page: a change closes the open entry. */
  static observedAttributes = ["data-path"];
  #disconnected = new AbortController();
  #open: HTMLDetailsElement | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    this.#disconnected = new AbortController();
    const { signal } = this.#disconnected;
    this.addEventListener("click", (event) => this.#press(event), { signal });
    this.addEventListener("keydown", ({ key }) => key === "Escape" && this.#leave(), { signal });
    // React renders the content again when the published pages change.
    const observer = new MutationObserver(() => this.#describe());
    observer.observe(this, { childList: true, subtree: true });
    signal.addEventListener("abort", () => observer.disconnect());
    this.#describe();
    // What was opened before the script ran stays open.
    const opened = this.querySelector<HTMLDetailsElement>("details[open]");
    if (opened) this.#enter(opened);
  }

  disconnectedCallback() {
    this.#disconnected.abort();
    this.#close();
  }

  attributeChangedCallback(_name: string, before: string | null) {
    if (before !== null) this.#close();
  }

  /** Arrows are buttons for assistive technology, because they replace the list instead of expanding it. */
  #describe() {
    for (const summary of this.querySelectorAll("summary")) {
      summary.role = "button";
      summary.ariaExpanded = String(summary.parentElement === this.#open);
      summary.setAttribute("aria-controls", summary.nextElementSibling?.id ?? "");
    }
  }

  #press(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest(".footer-back")) return this.#leave();
    const details = event.target.closest("summary")?.parentElement;
    if (!(details instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    this.#enter(details);
  }

  /** Opens an entry and moves the focus to the back button. */
  #enter(details: HTMLDetailsElement) {
    this.#close();
    this.#open = details;
    details.open = true;
    details.parentElement?.toggleAttribute("data-open", true);
    this.toggleAttribute("data-open", true);
    this.#describe();
    const back = this.#back();
    if (!back) return;
    back.hidden = false;
    back.focus();
  }

  /** Closes the entry after its animation and moves the focus to its arrow. */
  #leave() {
    const details = this.#open;
    if (!details) return;
    this.toggleAttribute("data-closing", true);
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    clearTimeout(this.#closing);
    this.#closing = setTimeout(
      () => {
        this.#close();
        details.querySelector("summary")?.focus();
      },
      isStill ? 0 : closeDelayMs,
    );
  }

  #close() {
    clearTimeout(this.#closing);
    this.removeAttribute("data-closing");
    this.removeAttribute("data-open");
    this.#open?.removeAttribute("open");
    this.#open?.parentElement?.removeAttribute("data-open");
    this.#open = undefined;
    this.#describe();
    const back = this.#back();
    if (back) back.hidden = true;
  }

  #back() {
    return this.querySelector<HTMLButtonElement>(".footer-back");
  }
}
