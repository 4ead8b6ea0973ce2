import type { DemoNews } from "../demo.ts";

export const pricesFromJanuary2027: DemoNews = {
  slug: "prices-from-january-2027",
  title: "Prices from January 2027: days go up, the small support plan goes down",
  excerpt:
    "Our day rates rise by about four per cent and the Watch plan falls by nine. The reasons, with figures, and what it means for running contracts.",
  author: "Rui Calado",
  tags: ["Prices", "Company"],
  publishedDate: "2026-09-15",
  coverImage: "/art/news/prices-from-january-2027-1024.webp",
  body: `From 1 January 2027 some of our prices change. I would rather explain it in September than let you find it in an invoice.

| | Today | From 1 January |
| --- | --- | --- |
| Person-day | €720–880 | €750–910 |
| Team of four, a month | about €62,000 | about €64,500 |
| Support, Watch plan | €6,500 | €5,900 |
| Support, Care and Partner | €11,000 and €22,000 | unchanged |
| Discovery, audit, AI trial | as listed | unchanged |

First releases are priced one by one, so there is no list to change. They are built from day rates and will follow them.

## Why days cost more

Salaries are 71% of what we spend. We raised them by 5.2% this summer, after two years at a little over 2%. Three people had left for firms that pay better, and they had told us so plainly. Rents in Lisbon took another point. We met part of it by ending an accounting package that nobody had opened since 2023, which is a mildly embarrassing thing for me to report.

## Why the Watch plan costs less

It contains three days of improvement, monthly patches and somebody who answers within two hours. When we set the price in 2022, patching a system took a person a day and a half each month. Since we moved the 41 systems in our care to one routine, it takes under half a day. We kept the difference for a year without noticing. Then a client noticed.

## What happens to running contracts

- Anything signed before 31 December keeps its price until the work is finished, or until the end of 2027, whichever comes first.
- Watch clients pay the lower price from January without asking.
- Proposals we have sent remain valid for sixty days, as it says on them.

## Would you like to object?

Two clients already have. One thought that the increase should wait until her financial year begins in April, and it will. The other asked what he gets for it. He gets the same people, which at 64 of us and a tight market is what the money is for.

All prices are on the [pricing page](/about/how-we-work/pricing), and they are the ones we use.`,
};
