import { type DemoPage, section } from "../../demo.ts";

export const terraform: DemoPage = {
  slug: "terraform",
  title: "Terraform",
  extendedTitle: "Terraform: read the change before it happens",
  excerpt:
    "Every server and DNS record we run is written down in Terraform and reviewed as code. Set-up cost, upkeep, and the plan we approved without reading.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Terraform: read the change before it happens",
        lead: "Nobody here clicks infrastructure together. It is written, reviewed and applied from your repository, and you can hand the folder to the next supplier.",
        facts: [
          { label: "Flavour", value: "Terraform or OpenTofu, as your lawyers prefer" },
          { label: "Set-up", value: "Three days for a typical product" },
          { label: "Upkeep", value: "Half a day a month" },
        ],
      },
    },
    section(
      "Lesson",
      "Line 212 of 340",
      `In 2020 we renamed a module. The plan announced, on line 212, that it would delete a client’s DNS zone and create it again. Two of us approved it. Mail to 300 staff bounced for two hours.

The tool had told us. What failed was a review that presented destruction and a changed label in the same grey type. Our pipeline now prints deletions first and alone, and asks for the name of whoever accepts them. Whatever holds data carries this:`,
    ),
    section(
      "The rule",
      "Four lines we would keep if we lost the rest",
      `\`\`\`hcl
lifecycle {
  prevent_destroy = true
  ignore_changes  = [engine_version]
}
\`\`\`

The third line is there because managed databases patch themselves at night, and a plan that wants to undo a patch teaches people to stop reading plans.`,
    ),
    section(
      "What you get",
      "A second environment for the price of a file",
      `A test environment that matches production takes an afternoon. The yearly question “who may open this database?” is answered from a file with a history, which is half of our [security practices](/about/how-we-work/security-practices).`,
    ),
    section(
      "Exceptions",
      "Things we leave out of it",
      `Experiments that live under a fortnight. The insides of a [Kubernetes](/tech-stack/kubernetes) cluster, which has better tools for that. Secrets, always: the state file remembers everything it is shown.`,
    ),
  ],
};
