import { type DemoPage, section } from "../../demo.ts";

export const aws: DemoPage = {
  slug: "aws",
  title: "AWS",
  extendedTitle: "AWS, with the invoice read every Monday",
  excerpt:
    "What three typical set-ups cost on AWS per month, the gateway that ate €1,100, and why the account is in your name from the first day.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "AWS, with the invoice read every Monday",
        lead: "We use perhaps fifteen of its services. They are the dull ones: containers, Postgres, files, mail, logs. The bill stays short enough for a person to understand.",
        facts: [
          { label: "Regions", value: "Frankfurt, Ireland, Stockholm" },
          { label: "Account", value: "Yours, in your name, from day one" },
          { label: "Defined in", value: "Terraform, in your repository" },
        ],
      },
    },
    section(
      "Bills",
      "Three set-ups and what they cost",
      `| Set-up | What runs | A month |
| --- | --- | --- |
| First release | Two containers, managed Postgres, no standby | €140 |
| In business | Standby database, content network, logs for 30 days | €520 |
| Busy | 400 requests a second, read replica, web firewall | €1,900 |

Invoices of September 2026, before tax, three clients who agreed to be averaged. The step from the first row to the second is the one we will argue for: it buys the night in which a machine dies and nobody is called.`,
    ),
    section(
      "Lesson",
      "€1,100 for a detour",
      `A resizing job fetched pictures from storage through the network gateway, which charges by the gigabyte. The free route needed twelve lines of [Terraform](/tech-stack/terraform). We found it on day 26 of the month, refunded the client, and started the Monday reading. An alert at 120% of the forecast came the same week.`,
    ),
    section(
      "Reasons to stay away",
      "Your own rack may be fine",
      `If a good local provider runs your twelve servers and you know the person by name, moving gains little. The same goes for records that may not leave a building, and for steady heavy computing, where a rented bare machine costs a third.`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Whose name is on your AWS account?",
        text: "If you have to look it up, that is where we would begin. It takes an hour and prevents a bad quarter.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
