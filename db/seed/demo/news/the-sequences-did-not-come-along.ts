import type { DemoNews } from "../demo.ts";

export const theSequencesDidNotComeAlong: DemoNews = {
  slug: "the-sequences-did-not-come-along",
  title: "The sequences did not come along",
  excerpt:
    "We upgraded a 1.4 TB Postgres database with four minutes of planned downtime. It took fifteen, and the reason had been in the manual all along.",
  author: "Joana Pires",
  tags: ["PostgreSQL", "Migration", "Lessons"],
  publishedDate: "2026-03-17",
  coverImage: "/art/news/the-sequences-did-not-come-along-1024.webp",
  body: `In February we moved the database of [Lumen Homes](/cases/lumen-homes) from Postgres 14 to 17. It holds device events from 40,000 flats, 1.4 TB of them, and takes about 600 writes a second in the early evening. The classical upgrade would have meant an hour of cold thermostats in the app. We chose logical replication: build the new server beside the old one, let it follow, switch.

## The plan

1. Copy the schema, then the data. Nineteen hours.
2. Let the new server catch up until it is less than a second behind.
3. Stop writes, wait for the last row, point the application at the new server.

We had promised four minutes for step three and rehearsed it twice, with a stopwatch. Both rehearsals took under three.

## The night

At 02:10 we switched. At 02:13 the site was up, reads were quick, and somebody said “well done”. At 02:14 every insert failed with a duplicate key.

Logical replication copies rows. It does not copy the state of sequences, the counters that hand out new ids. On the new server all 57 of them still stood at one. This is written in the manual, in the chapter on restrictions, in the first half of the page. Two of us had read that page in 2024.

Setting the counters takes one query per table, and we had the script within six minutes. Two more went on checking that no table was missing, then three on letting the hubs drain their queue. No event was lost, because a hub keeps what it cannot send. Eleven minutes of doorbell history arrived late.

## Why two rehearsals did not find it

Our rehearsals checked reads. We compared row counts, ran the twenty slowest queries and opened the app. Nobody wrote anything, since it was a rehearsal and the data would be thrown away. A copy you intend to throw away is the very place to write.

## What we do now

- The rehearsal runs the application’s own test suite against the new server, inserts included.
- Setting sequences is a numbered step, with a margin of 10,000 on each.
- The runbook begins with the list of restrictions from the manual, and each one has an initial beside it.

The upgrade itself was worth it. Evening queries are 22% faster, and the next one will be from 17, in daylight.`,
};
