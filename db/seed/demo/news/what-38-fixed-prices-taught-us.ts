import type { DemoNews } from "../demo.ts";

export const what38FixedPricesTaughtUs: DemoNews = {
  slug: "what-38-fixed-prices-taught-us",
  title: "What 38 fixed prices taught us: notes from a talk in Vilnius",
  excerpt:
    "Marta Esteves on estimating software for a fixed price: which guesses failed, how large the cushion is, and the question that predicts trouble best.",
  author: "Marta Esteves",
  tags: ["Talk", "Estimating"],
  publishedDate: "2026-07-07",
  coverImage: "/art/news/what-38-fixed-prices-taught-us-1024.webp",
  body: `Last Thursday I spoke to about ninety people in Vilnius who buy or sell software. They had been promised a method. I brought a list of mistakes with a price beside each. These are the notes.

## The record

Since January 2022 we have sold 38 first releases at a fixed price. Thirty-one came out in the agreed week, five within two weeks of it, two later: by six weeks and by nine. Where we were wrong we worked on without pay, 193 days in all, or about five per project. That is between two and three per cent of the days we sold. If it were nought, our prices would be too high.

## Where the days went

| Cause | Unpaid days |
| --- | --- |
| Other people’s APIs | 71 |
| Data worse than the sample we were shown | 52 |
| We misjudged the work | 44 |
| Store reviews, paperwork, holidays | 26 |

Look at the third line. Everybody fears it, and it came third. Programming is the part we can estimate. We now ask for real access to every outside system *before* we name a price, and for the ugliest thousand rows of the data rather than the first thousand.

## How we estimate

Two engineers estimate separately, in days, with a low and a high figure for each piece. They do not compare until both have finished. Where they agree, we take the mean. Where they differ by more than double, one of them knows something, and we find out what before doing any arithmetic. The cushion comes last: 10% on familiar ground, 20% where an outside system is involved. It is shown in the proposal as a line of its own. Buyers cross out a cushion they can see less often than one they suspect.

## The question

Somebody asked which single question predicts trouble. It is “Who may say no to this?” If the answer is a name, the project will be fine. If it is a committee, we add two weeks. If there is silence and then laughter, we sell a discovery first.

## The best objection

A buyer from a utility said that fixed prices merely move the quarrel from hours to scope. He is right. We would rather quarrel about scope, because that quarrel improves the product. How the exchange works is described under [how we work](/about/how-we-work).`,
};
