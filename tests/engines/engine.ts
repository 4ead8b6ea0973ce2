/** What a visitor's system prefers; both browsers read it when they start. */
export interface Preferences {
  isDark?: boolean;
  hasReducedMotion?: boolean;
}

export interface Engine {
  /** A window without cookies and storage. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export type Key = "Enter" | "Escape" | "Tab" | "ArrowDown" | "End";

/** The least that both engines' protocols can do; `Screen` has everything else. */
export interface Tab {
  /** These two resolve once the document has loaded. */
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** These two begin a step; what follows waits for the page that it expects. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs a self-contained function in the page; arguments and result are JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>;
  /** The size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Moves the mouse there. */
  move(x: number, y: number): Promise<void>;
  /** Presses the mouse there. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** With `Control` held if asked for. */
  press(key: Key | "a", withControl?: boolean): Promise<void>;
  /** Chooses files in the `input` with this attribute selector. */
  upload(selector: string, paths: string[]): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** Exceptions and console errors of the page so far, if the engine reports them. */
  errors(): string[];
  close(): Promise<void>;
}
