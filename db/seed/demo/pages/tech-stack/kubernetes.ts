import { type DemoPage, section } from "../../demo.ts";

export const kubernetes: DemoPage = {
  slug: "kubernetes",
  title: "Kubernetes",
  extendedTitle: "Kubernetes for the few who need it",
  excerpt:
    "Six of our clients run Kubernetes and the rest should not. Three questions to ask first, and the monthly cost in euros and in engineer days.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Kubernetes for the few who need it",
        lead: "Six of our clients run on it, for reasons they can state in a sentence. For most products a managed container service does the job with a tenth of the vocabulary.",
        facts: [
          { label: "In production", value: "6 clients, 9 clusters" },
          { label: "Cost before work", value: "About €700 a month" },
          { label: "Attention", value: "Four engineer days a month" },
        ],
      },
    },
    {
      type: "process-steps",
      props: {
        label: "Before you say yes",
        heading: "Three questions for the person who asked for it",
        steps: [
          {
            title: "Must it run in two places?",
            text: "Your own halls and a cloud, or two clouds because a regulator wants an exit plan.",
          },
          {
            title: "Are there more than twenty services?",
            text: "Below that the scheduler has little to schedule. Splitting one product into twenty to qualify does not count.",
          },
          {
            title: "Who is on call for the cluster?",
            text: "A name, please. Three releases a year, certificates and node images will not look after themselves.",
          },
        ],
      },
    },
    section(
      "Two who said yes",
      "The sentence that justified it",
      `[Nordvolt Energy](/cases/nordvolt-energy) may not let grid data leave two halls of its own, and wanted one way to deploy in both. [Ostra Bank](/cases/ostra-bank) had to show its supervisor that it could leave its provider within ninety days. We rehearsed that move: it took thirty-four.`,
    ),
    section(
      "Lesson",
      "The report that logged everybody out",
      `In one early cluster a month-end report had no memory limit. It grew until the node ran short, and the scheduler made room by evicting the sign-in service, which was behaving perfectly. Nothing was broken, by the book. Requests and limits are mandatory now: a deployment without them is refused.

If you can answer none of the three questions, ask for [cloud and DevOps](/services/cloud-and-devops) instead. The work is the same and the pager is quieter.`,
    ),
  ],
};
