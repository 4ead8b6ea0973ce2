/** SITE-07: loads the clock of an office when the office comes near the screen. */
export class OfficeHoursElement extends HTMLElement {
  #disconnected = new AbortController();

  connectedCallback() {
    this.#disconnected = new AbortController();
    const { signal } = this.#disconnected;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without it the text still contains the office hours.
        import("#app/blocks/offices/office-clock.ts")
          .then(({ runOfficeClock }) => runOfficeClock(this, signal))
          .catch(() => {});
      },
      { rootMargin: "200px" },
    );
    observer.observe(this);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  disconnectedCallback() {
    this.#disconnected.abort();
  }
}
