import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { fillTemplate, replySchema } from "./reply.ts";

const context = {
  lead: {
    name: "Ines Duarte",
    description: "Ferry bookings\n\nthat survive.",
    createdAt: new Date("2026-11-19T12:00:00Z"),
  },
  sender: "Mara",
  agency: "Kestrel",
  timeZone: "Pacific/Auckland",
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

test("DESK-02: placeholders in the visitor's text are not replaced", () => {
  const lead = { ...context.lead, name: "{{sender}} $1" };
  expect(fillTemplate({ name: "x", subject: "{{name}}", body: "b" }, { ...context, lead }).subject).toBe(
    "{{sender}} $1",
  );
});

test("DESK-02: a reply with an unfilled placeholder is rejected", () => {
  const reply = { id: crypto.randomUUID(), subject: "About {{project}}", body: "Text" };
  const read = replySchema.safeParse(reply);
  expect(read.error?.issues).toMatchObject([
    { path: ["subject"], message: "Replace the placeholders in {{…}}" },
  ]);
});

test.each(defaultSettings.leads_reply_templates)(
  "DESK-02: the template $name has no unknown placeholder",
  (template) => {
    const filled = fillTemplate(template, context);
    expect(replySchema.safeParse({ id: crypto.randomUUID(), ...filled }).success).toBe(true);
  },
);
