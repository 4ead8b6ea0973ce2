import type { DemoNews } from "../demo.ts";

export const sixModels1200Questions: DemoNews = {
  slug: "six-models-1200-questions",
  title: "Six models, 1,200 questions, and the wrong paragraph",
  excerpt:
    "We repeated our evaluation of language models with questions from four clients. The order changed, the main cause of bad answers did not.",
  author: "Daniel Okafor",
  tags: ["AI", "Evaluation"],
  publishedDate: "2026-11-12",
  coverImage: "/art/news/six-models-1200-questions-1024.webp",
  body: `Twice a year we sit current language models down in front of questions our clients’ experts have written. This autumn it was 1,200 questions from four clients: health, banking, haulage and a publisher. Each has an answer that somebody would sign. One in eight has no answer in the documents at all.

All models received the same five passages from the same search. Two people marked every answer without knowing who had written it. We leave out the names, because two of the contracts forbid publication and because a version is replaced about every ten weeks. Clients get the list with names.

| Model | Correct and complete | Declined when it should | Per 1,000 answers |
| --- | --- | --- | --- |
| A, large, hosted | 93.1% | 88% | €21.40 |
| B, large, hosted | 92.6% | 95% | €17.90 |
| C, medium, hosted | 91.8% | 91% | €6.20 |
| D, medium, open weights | 89.0% | 84% | €7.50 |
| E, small, hosted | 84.7% | 79% | €1.10 |
| F, small, open weights | 81.2% | 61% | €1.90 |

## What we read from it

The first three differ by less than our two markers did. They agreed with each other on 97% of answers, so a gap of one point is noise. We would pick among A, B and C by the third column, and for health by that column alone. It decided for B.

Open weights cost more here than their label suggests, because a rented graphics card idles at night and is billed all the same. For a client with steady traffic, or data that must stay in the building, D is a sound choice.

## What goes wrong

We sorted the 251 worst answers by cause. In 178 of them, about seven in ten, the right paragraph was not among the five passages. The model did what it could with the wrong one. The best model is worth about two points over the third best. Repairing the search for one client in spring was worth nine.

## What we changed

Two clients move from A to C and save about 70%. One stays with B. The publisher stays with its search box, which beat all six for the question it gets most: where is my parcel.

The marking sheet is free to use. Write to hello@kestrel.example and we will send it.`,
};
