/** A step of a new site, and what it shows: a value, or what is missing. */
export interface FirstStep {
  isDone: boolean;
  detail?: string | undefined;
}

export type FirstStepName =
  | "language"
  | "name"
  | "logo"
  | "colours"
  | "contact"
  | "recipients"
  | "mail"
  | "policies"
  | "page"
  | "secondFactor"
  | "colleague";

export type FirstSteps = Record<FirstStepName, FirstStep>;

/** The pages that the law of most countries requires, by role or slug. */
export const policyPages = [
  { slug: "privacy-policy", label: "privacy policy" },
  { slug: "cookies-policy", label: "cookies policy" },
  { slug: "imprint", label: "imprint" },
];
