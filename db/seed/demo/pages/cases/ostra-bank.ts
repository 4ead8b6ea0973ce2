import { type DemoPage, section } from "../../demo.ts";

export const ostraBank: DemoPage = {
  slug: "ostra-bank",
  title: "Ostra Bank",
  extendedTitle: "A company account before the coffee is cold",
  excerpt:
    "A mobile bank for small companies in Lithuania: from eleven days to nineteen minutes for an account, and seven weeks spent on a feature nobody used.",
  coverImage: "/art/covers/ostra-bank-1024.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "A company account before the coffee is cold",
        lead: "Ostra is a bank for firms of one to fifty people. We built its apps and the services behind them, and removed one large feature a year later.",
        facts: [
          { label: "Customers", value: "Companies of 1–50 people" },
          { label: "Apps", value: "Native, iPhone and Android" },
          { label: "Supervisor", value: "The Bank of Lithuania" },
        ],
        image: {
          src: "/art/covers/ostra-bank-1024.webp",
          alt: "Ledger rules bend around a fine rosette like the one on a banknote",
          caption: "Fig. 1 — A ledger with one entry that matters",
        },
      },
    },
    {
      type: "case-passport",
      props: {
        facts: [
          { label: "Client", value: "Ostra Bank" },
          { label: "Country", value: "Lithuania" },
          { label: "Year", value: "2023–2024" },
          { label: "Team", value: "6 engineers, 2 designers, 1 delivery lead" },
          { label: "Duration", value: "11 months to public launch" },
        ],
        techStack: ["kotlin", "swift", "postgresql", "aws", "kubernetes", "terraform"],
        services: ["discovery", "product-design", "mobile-development", "cloud-and-devops"],
      },
    },
    section(
      "Challenge",
      "Eleven days and three signatures",
      `A plumber who registered a company in Kaunas could be trading by Thursday and have a bank account by the Monday after next. The old procedure asked for three visits, because each check waited for the one before it. Four applications in ten were given up on the way, and most of those people banked elsewhere by the time somebody rang.`,
    ),
    section(
      "Approach",
      "Let money in first",
      `We sat with the compliance team for three weeks and sorted their 44 checks by what each one protects. Only twelve have to be finished before a company may *receive* money. The account opens on those twelve. Sending opens a little at a time while the rest run, with the limit shown in the app and the reason beside it.

The accountant was the second discovery: in a firm of five she sees the account more often than the owner. She has her own role, her own sign-in, and cannot move a cent.

Both apps are native, with [shared rules](/tech-stack/kotlin) for amounts and limits. The services run in two places, because the supervisor asked how Ostra would leave its provider and “we would not” is no answer.`,
    ),
    {
      type: "metrics",
      props: {
        label: "Numbers",
        heading: "6,212 applications, all of 2024",
        items: [
          {
            value: "19 min",
            text: "median from download to account number, over the applications that were approved",
          },
          { value: "83%", text: "decided without a person. The bank keeps the line there on purpose" },
          { value: "14%", text: "given up before the end. It was 39% on paper" },
          { value: "4%", text: "of companies used invoicing after six months. See below" },
        ],
      },
    },
    section(
      "Outcome",
      "Seven weeks we would like back",
      `In interviews 26 owners out of 30 said they would send invoices from their bank. We built it: numbering, VAT, reminders, a tidy PDF. Six months on, 4% used it. Their accountants already had a tool and were not going to change it for a bank.

We had asked whether people would use a thing that was free to say yes to. We should have asked to see last month’s invoices. The feature was switched off in spring 2025, and the bank joined the three tools accountants had. That took nine days.

> They showed us the four per cent before we had noticed it ourselves. It was an expensive slide, and an honest one.
>
> Mantas Kubilius, Chief Operating Officer`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Which of your checks is waiting for which?",
        text: "Bring the list. Sorting it takes an afternoon and usually needs no software at all.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
