import { type DemoPage, section } from "../../../demo.ts";

export const securityPractices: DemoPage = {
  slug: "security-practices",
  title: "Security practices",
  extendedTitle: "How we handle your keys, your data and our mistakes",
  excerpt:
    "Access, secrets, reviews, backups and incidents at Kestrel, written for the person who has to fill in the supplier questionnaire.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "How we handle your keys, your data and our mistakes",
        lead: "This page answers about eighty per cent of the supplier questionnaires we receive. Send the rest to Piotr Wolny, who will not outsource the answers.",
        facts: [
          { label: "Report a problem", value: "security@kestrel.example, answered within one working day" },
          { label: "Outside test", value: "Once a year; the last one in May 2026" },
          { label: "ISO 27001", value: "Not certified. See below" },
        ],
      },
    },
    section(
      "Day to day",
      "The rules everyone signs",
      `| Subject | Rule |
| --- | --- |
| Laptops | Encrypted, managed, locked after five minutes, wiped remotely if lost (once, in 2023) |
| Sign-in | Hardware key for code, cloud and mail. Text messages are not a second factor |
| Access | By project, by name, through your identity provider where you have one. Removed on the day a person leaves the project |
| Secrets | In the secret store of your cloud. A scanner refuses commits that contain one |
| Review | Two people for code, two for [infrastructure](/tech-stack/terraform) that deletes anything |
| Dependencies | Checked daily. Critical patches within two working days under a support contract |
| Production data | Stays in production. Test data is generated |`,
    ),
    section(
      "Backups",
      "A backup is what has been restored",
      `Every month a script restores each database we look after into an empty account, runs a handful of queries and compares counts. In 2026 it has failed three times: twice on permissions, once on a backup that had been empty for nine days. The third is the reason for the script.`,
    ),
    {
      type: "process-steps",
      props: {
        label: "Incidents",
        heading: "When something goes wrong",
        steps: [
          {
            title: "You hear it from us",
            text: "As soon as we believe that data was exposed or service was lost, before we know why.",
            note: "within 24 hours",
          },
          {
            title: "One person leads",
            text: "They do not type. They decide, keep the log and write to you every two hours.",
            note: "until it is over",
          },
          {
            title: "A written account",
            text: "Timeline, cause, what we change and by when. No names of individuals.",
            note: "5 working days",
          },
          {
            title: "A check",
            text: "A colleague from another project confirms that the changes were made.",
            note: "after 60 days",
          },
        ],
      },
    },
    section(
      "Certificates",
      "Why there is no badge on this page",
      `We work under the certified systems of three banks and a hospital group, and pass their audits. For a firm of 64 the ISO certificate would cost some €70,000 and most of a person’s year. An outside auditor measured us against the standard in 2025 and found sixteen gaps. Fourteen are closed; the open two concern paper files and our visitors’ book. The report is yours under NDA.`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Have a questionnaire?",
        text: "Attach it. Up to 200 questions come back within five working days; beyond that we ring first.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
