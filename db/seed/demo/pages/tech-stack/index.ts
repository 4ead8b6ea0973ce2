import { type DemoPage, section } from "../../demo.ts";
import { aws } from "./aws.ts";
import { kotlin } from "./kotlin.ts";
import { kubernetes } from "./kubernetes.ts";
import { languageModels } from "./language-models.ts";
import { nodejs } from "./nodejs.ts";
import { postgresql } from "./postgresql.ts";
import { python } from "./python.ts";
import { react } from "./react.ts";
import { reactNative } from "./react-native.ts";
import { swift } from "./swift.ts";
import { terraform } from "./terraform.ts";
import { typescript } from "./typescript.ts";

export const techStack: DemoPage = {
  slug: "tech-stack",
  title: "Tech stack",
  extendedTitle: "Twelve tools, chosen for what they cost in year five",
  excerpt:
    "The twelve technologies Kestrel builds with: what each is for, when we leave it out, what it costs to run and what it has taught us.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Twelve tools, chosen for what they cost in year five",
        lead: "A first release takes nine weeks. The upgrades, the on-call nights and the job adverts go on for years. We pick tools for that second part and tell you here what we know about each.",
        facts: [
          { label: "On the list", value: "12, reviewed every January" },
          { label: "To get on it", value: "Two years in production, on our own pager" },
          { label: "Exception", value: "Your stack, if your team is happy with it" },
        ],
      },
    },
    {
      type: "page-links",
      props: {
        label: "The list",
        heading: "What it is for, and when we say no",
        parentPageSlug: "tech-stack",
      },
    },
    section(
      "Off the list",
      "What we no longer start with",
      `- **GraphQL**, 2022. Most of our APIs have one consumer, and it sits in the same repository. Clients were paying for a translator between two people who spoke the same language.
- **A separate search engine**, 2023. Below ten million documents [PostgreSQL](/tech-stack/postgresql) finds things well enough, and there is no index to go stale.
- **Redux**, 2023. We still maintain six applications that use it. They work. Nobody asks to be moved to them.

Products we delivered on these are still supported. Leaving the list only means that the next one starts differently.`,
    ),
    section(
      "Your stack",
      "If you already have one",
      `About a third of our work is in code that somebody else began. We have been paid to look after PHP, Java and one Delphi application with an excellent test suite. Before we suggest replacing anything, we run it for a month and write down what it costs you. Twice in the past year the answer was to keep it; see [Replace a legacy system](/your-goals/replace-a-legacy-system) for how we decide.`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Disagree with the list?",
        text: "Good. Tell us what you run and why, and an engineer will answer in detail.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [
    typescript,
    react,
    nodejs,
    postgresql,
    python,
    kotlin,
    swift,
    reactNative,
    aws,
    kubernetes,
    terraform,
    languageModels,
  ],
};
