import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { fillTemplate, placeholdersOf, replySchema, signed } from "./reply.ts";

const context = {
  lead: {
    name: "Ines Duarte",
    description: "Ferry bookings\n\nthat survive.",
  },
  sender: "Mara",
  agency: "Kestrel",
  youWrote: "On 20 November 2026 you wrote:",
};

test("DESK-02: a template is filled in with the lead, the sender, and the enquiry with its date in the office", () => {
  const template = {
    name: "x",
    subject: "{{agency}} to {{ Name }}",
    body: "Hello {{first name}},\n{{sender}}\n\n{{enquiry}}",
  };
  expect(fillTemplate(template, context)).toEqual({
    name: "x",
    subject: "Kestrel to Ines Duarte",
    body: "Hello Ines,\nMara\n\nOn 20 November 2026 you wrote:\n> Ferry bookings\n>\n> that survive.",
  });
});

test("LANG-06: the signature stands above a German quotation", () => {
  const body = "Guten Tag Ines Duarte,\n\ngern.\n\nAm 20. November 2026 schrieben Sie:\n> Ferry bookings";
  expect(signed(body, "Mara Lind", "Kestrel")).toBe(
    "Guten Tag Ines Duarte,\n\ngern.\n\nMara Lind\nKestrel\n\nAm 20. November 2026 schrieben Sie:\n> Ferry bookings",
  );
});

test("DESK-02: placeholders in the visitor's text are not replaced", () => {
  const lead = { ...context.lead, name: "{{sender}} $1" };
  expect(fillTemplate({ name: "x", subject: "{{name}}", body: "b" }, { ...context, lead }).subject).toBe(
    "{{sender}} $1",
  );
});

const replyOf = (values: object) => ({ id: crypto.randomUUID(), subject: "Hello", body: "Text", ...values });
const asked = {
  placeholders: placeholdersOf([{ name: "x", subject: "", body: "{{ Projekt }}" }]),
  enquiry: "",
};

test.each([
  { subject: "About {{projekt}}" },
  { body: "Hello {{first name}}" },
  { body: "Hello {{ FIRST NAME }},\n> {{ user.name }}" },
])("DESK-02: a reply with an unfilled placeholder of a template is rejected: %j", (values) => {
  const [issue] = replySchema(asked).safeParse(replyOf(values)).error?.issues ?? [];
  expect(issue?.message).toBe("Replace the placeholders in {{…}}");
});

test.each(["{{ user.name }} in Vue and {{> partial}} in Handlebars", "{{ name }}", "{{", "}} {{}} {{{x}}}"])(
  "DESK-02: a reply may quote an enquiry with braces: %s",
  (text) => {
    const lead = { ...context.lead, description: text };
    const template = { name: "x", subject: "Hello", body: "Hello {{first name}},\n\n{{enquiry}}" };
    const filled = fillTemplate(template, { ...context, lead });
    const schema = replySchema({ ...asked, enquiry: text });
    expect(schema.safeParse(replyOf(filled)).success).toBe(true);
    expect(schema.safeParse(replyOf({ body: `You write ${text}.` })).success).toBe(true);
  },
);

test.each(defaultSettings.leads_reply_templates)(
  "DESK-02: the template $name has no unknown placeholder",
  (template) => {
    const filled = fillTemplate(template, context);
    expect(replySchema(asked).safeParse(replyOf(filled)).success).toBe(true);
    expect(placeholdersOf([template])).toEqual(placeholdersOf([]));
  },
);

test.each([
  ["Hello", "Hello\n\nMara Quill\nKestrel"],
  ["Hello\n\nBest,\nMara", "Hello\n\nBest,\nMara"],
  ["Hello\n\nmara quill\nKestrel", "Hello\n\nmara quill\nKestrel"],
  ["Mara is here.\n1\n2\n3\n4", "Mara is here.\n1\n2\n3\n4\n\nMara Quill\nKestrel"],
  [
    "Hello\n\nOn 20 November 2026 you wrote:\n> Mara\n>\n> x",
    "Hello\n\nMara Quill\nKestrel\n\nOn 20 November 2026 you wrote:\n> Mara\n>\n> x",
  ],
  [
    "Hello\nMara\n\nOn 20 November 2026 you wrote:\n> x",
    "Hello\nMara\n\nOn 20 November 2026 you wrote:\n> x",
  ],
  ["> quoted\nYes, that works.", "> quoted\nYes, that works.\n\nMara Quill\nKestrel"],
])("DESK-02: a reply ends with its author's name, above the quoted text: %j", (body, mailed) => {
  expect(signed(body, "Mara Quill", "Kestrel")).toBe(mailed);
});
