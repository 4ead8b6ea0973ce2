import { type StarterBlock, toWrite } from "./starter.ts";

export const blog: StarterBlock[] = [
  { type: "hero", props: { facts: [{ label: "By" }, { label: "Reading time" }] } },
  toWrite("The problem"),
  toWrite("What we tried"),
  toWrite("What we would do again"),
];
