/**
 * The kind of opening, on which the targets of FAST-02 depend. Content pages without a picture open with generated art, except those with a drawn list.
 */
type Opening = "text" | "picture";

export interface PageKind {
  name: string;
  /** A page of this kind in the demo content. */
  path: string;
  opening: Opening;
  /**
   * FAST-02: kilobytes (1,024 bytes) of JavaScript, compressed with gzip, that the page requests before any
   * interaction.
   */
  script: number;
}

/** One page of each kind of public page with status 200. */
export const pageKinds: PageKind[] = [
  { name: "home", path: "/", opening: "picture", script: 125 },
  { name: "hub", path: "/solutions", opening: "text", script: 107 },
  { name: "solution", path: "/solutions/ai-assistants", opening: "picture", script: 107 },
  { name: "third level", path: "/solutions/ai-assistants/voice-agents", opening: "picture", script: 107 },
  { name: "case", path: "/cases/harbourline-ferries", opening: "text", script: 107 },
  { name: "policy", path: "/about/privacy-policy", opening: "text", script: 107 },
  // The enquiry form is on the page.
  { name: "contact", path: "/contact", opening: "picture", script: 175 },
  // Several languages added 0.2 KB to 106.9, of the 1 KB that they may; the years of news and applying for a job, 0.3.
  { name: "news", path: "/news", opening: "picture", script: 107.8 },
  { name: "article", path: "/news/a-door-in-manchester", opening: "picture", script: 107.8 },
  // A draft for each tab added 0.1 KB.
  { name: "enquiry", path: "/lets-talk", opening: "text", script: 163.1 },
];
