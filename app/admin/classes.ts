/** The focus ring of every control. */
export const focusRing =
  "focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-signal-text";

const button = `inline-flex min-h-8 items-center justify-center gap-2 rounded-[2px] border px-3 text-[0.8125rem]/[1.4] font-semibold whitespace-nowrap disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${focusRing}`;

/** Buttons, and links that look like buttons. At most one `primary` per screen; `quiet` in rows of a list. */
export const buttonClasses = {
  primary: `${button} border-ink bg-ink text-paper hover:opacity-90`,
  plain: `${button} border-line bg-card text-ink hover:border-ink`,
  quiet: `inline-flex min-h-7 items-center rounded-[2px] border border-transparent px-2 text-[0.8125rem]/[1.4] whitespace-nowrap text-muted hover:border-line hover:bg-card hover:text-ink disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${focusRing}`,
};

export const linkClasses = `underline decoration-line underline-offset-3 hover:decoration-current ${focusRing}`;
