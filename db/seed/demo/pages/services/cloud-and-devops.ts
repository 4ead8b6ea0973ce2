import { type DemoPage, section } from "../../demo.ts";

export const cloudAndDevops: DemoPage = {
  slug: "cloud-and-devops",
  title: "Cloud and DevOps",
  extendedTitle: "Friday deploys without a group chat",
  excerpt:
    "Infrastructure as code, small releases, rehearsed restores and a smaller bill. Three to seven weeks, €22,000–75,000, on AWS or where you are.",
  coverImage: "/art/services/cloud-and-devops-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Friday deploys without a group chat",
        lead: "A release should be dull: fifteen minutes, nobody watching, a way back. If yours needs a calendar entry, the reasons are few, well known, and repaired in weeks.",
        facts: [
          { label: "Length", value: "3–7 weeks, €22,000–75,000" },
          { label: "Where", value: "AWS by preference, or your present cloud" },
          { label: "Written in", value: "Terraform, containers, very little YAML" },
        ],
        image: {
          src: "/art/services/cloud-and-devops-1280.webp",
          alt: "A weather chart of fine lines turning around three centres on black",
          caption: "Fig. 1 — Traffic of one release, as weather",
        },
      },
    },
    section(
      "The bill",
      "Where €14,200 a month went",
      `
| Item | Before | After | What we did |
| --- | --- | --- | --- |
| Test environments | €3,900 | €700 | Built on request, gone after eight hours |
| Database | €4,600 | €1,900 | Sized for today, not for a campaign in 2022 |
| Logs | €2,100 | €350 | Thirty days, errors for a year |
| Traffic between zones | €1,400 | €400 | Put the services that talk side by side |
| The rest | €2,200 | €2,050 | Left alone |
| **Total** | **€14,200** | **€5,400** | |

Five weeks, €38,000. It paid for itself in just over four months. We look at the bill before proposing anything, and about half the time there is less to find than this.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "Towards Friday",
        heading: "Written down, cut small, rehearsed",
        steps: [
          {
            title: "Write it down",
            text: "Every server, rule and permission in Terraform. What nobody can explain is switched off for a day, with notice, to see who calls.",
            note: "wk 1–3",
          },
          {
            title: "Cut releases small",
            text: "One change, checked and shipped by itself. The weekly bundle disappears, and the meeting about it.",
            note: "wk 2–4",
          },
          {
            title: "Rehearse the restore",
            text: "From backup, on an empty account, by someone who did not write the guide. A script repeats it monthly.",
            note: "wk 4–5",
          },
          {
            title: "Thin out the alarms",
            text: "Those that mean a customer is stuck may wake a person. The rest wait until nine.",
            note: "wk 5–7",
          },
        ],
      },
    },
    {
      type: "metrics",
      props: {
        label: "Aimed for",
        heading: "What we sign up to",
        items: [
          { value: "14 min", text: "from merge to production, and three to go back" },
          { value: "30 min", text: "to restore the whole product in a new account" },
          { value: "4", text: "alarms with the right to ring at night" },
        ],
      },
    },
    section(
      "Restraint",
      "You may not need Kubernetes",
      `
With under twenty services and fewer than fifteen engineers, a managed container service on [AWS](/tech-stack/aws) and one database are enough. We run [Kubernetes](/tech-stack/kubernetes) for companies with a platform team, or with a contract to leave their cloud. [Terraform](/tech-stack/terraform) we use everywhere, with care: a tidy-up of ours once removed a staging database holding three weeks of a client’s acceptance tests. We retyped them. Whatever holds data is now marked against deletion.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Send last month’s invoice",
        text: "The one from your cloud provider, line items included. Within a few days you get it back with pencil marks.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
