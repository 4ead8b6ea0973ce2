import { letsTalk, type StarterBlock, toWrite } from "./starter.ts";

export const contact: StarterBlock[] = [
  { type: "hero", props: { facts: [{ label: "E-mail" }, { label: "Phone" }, { label: "Answer within" }] } },
  toWrite("Offices", "Where to find us"),
  letsTalk,
];
