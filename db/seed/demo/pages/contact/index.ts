import { type DemoPage, section } from "../../demo.ts";

export const contact: DemoPage = {
  slug: "contact",
  title: "Contact",
  extendedTitle: "Write to an engineer. One will write back",
  excerpt:
    "How to reach Kestrel in Lisbon, Vilnius and Manchester: one address for projects, others for privacy and security, and what happens after you write.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Write to an engineer. One will write back",
        lead: "The form and the mailbox end at the same desk. Somebody who could build the thing reads every message, and you have an answer within 24 hours.",
        facts: [
          { label: "Projects", value: "hello@kestrel.example" },
          { label: "Hours", value: "Monday to Friday, 7:00 to 18:00 in Lisbon" },
          { label: "Languages", value: "English, Portuguese, Lithuanian, Polish" },
        ],
        action: { label: "hello@kestrel.example", href: "mailto:hello@kestrel.example" },
      },
    },
    {
      type: "process-steps",
      props: {
        label: "Afterwards",
        heading: "What happens with your message",
        steps: [
          {
            title: "It is read",
            text: "By the engineer on enquiry duty that day. Where another firm would suit you better, this first answer says so.",
            note: "24 hours",
          },
          {
            title: "It is covered",
            text: "If you ticked the NDA, ours arrives signed, or we sign yours.",
            note: "before the call",
          },
          {
            title: "We talk",
            text: "An hour with an engineer and a designer, at a time you choose from a list of six.",
            note: "same week",
          },
          {
            title: "You get it in writing",
            text: "Scope, range, risks and the team by name. It is yours to show to our competitors.",
            note: "5 working days",
          },
        ],
      },
    },
    section(
      "Offices",
      "Three doors",
      `| City | Where | Worth knowing |
| --- | --- | --- |
| Lisbon | Marvila, upper floor of an old wine store | Registered office. Ring twice, the bell is shy |
| Vilnius | Naujamiestis, a courtyard behind the printing works | On call for clients in the north and the east |
| Manchester | Ancoats, third floor, no lift until spring | A usability lab with a step-free room next door |

Exact addresses come with the invitation. We ask visitors to write first, because half of us are at clients on any given day.`,
    ),
    section(
      "Other matters",
      "Which mailbox for what",
      `- A flaw in something we built: [security@kestrel.example](mailto:security@kestrel.example). See our [security practices](/about/how-we-work/security-practices).
- Your personal data: [privacy@kestrel.example](mailto:privacy@kestrel.example). The [privacy policy](/about/privacy-policy) says what we hold.
- Work with us: look at [careers](/about/careers), then write to the address at the top.
- Existing clients: the on-call number in your contract is faster than this page, at any hour.

For offers of leads, links and offshore developers there is no mailbox.`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Not sure what to write?",
        text: "What hurts, who feels it, and by when it should stop. Three sentences will do.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
