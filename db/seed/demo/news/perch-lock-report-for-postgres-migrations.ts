import type { DemoNews } from "../demo.ts";

export const perchLockReport: DemoNews = {
  slug: "perch-lock-report-for-postgres-migrations",
  title: "Perch: see which tables a migration will lock",
  excerpt:
    "We have published the small tool that runs a Postgres migration against a copy and reports each lock, how long it was held and who would have waited.",
  author: "Piotr Wolny",
  tags: ["Open source", "PostgreSQL"],
  publishedDate: "2026-10-06",
  coverImage: "/art/news/perch-lock-report-for-postgres-migrations-1024.webp",
  body: `Some years ago a one-line migration of ours held a lock on an orders table for 94 seconds on a Saturday. The line added a foreign key. It had been reviewed by two people and had run in 40 milliseconds on the test database, which held 300 orders. Production held eleven million.

Perch is what we wrote afterwards. It is now public under the MIT licence.

## What it does

It takes a migration and a database of realistic size, normally last night’s backup restored somewhere cheap. It runs the migration there, samples the lock table every five milliseconds and prints a report:

\`\`\`
orders      ShareRowExclusive  93.9 s  would block writes
customers   ShareRowExclusive  93.9 s  would block writes
2 locks, worst 93.9 s, limit 2 s: FAIL
\`\`\`

With \`--replay\` it also plays ten minutes of recorded queries during the migration and counts how many would have waited. That is usually the number that changes minds.

## Why not a linter

There are good linters for migrations. We used one for two years and still run it, because it answers in a second. A linter reads the statement and knows what *may* lock. It cannot know that your table is large, that a trigger fires for each row, or that a long report is running at nine. Perch is slow and knows.

## What it is bad at

- It needs a copy. If restoring takes an hour, so does Perch.
- It sees one migration at a time. Two that are harmless alone may still meet in the middle.
- The replay ignores transactions that span several requests.
- It supports Postgres 14 and later, and we test on Linux only.

## Numbers from our own use

In eighteen months it has looked at 1,306 migrations and stopped 44. We went through those by hand: 36 would have been noticed by customers, six were false alarms, and about two we still disagree.

Issues are answered by me on Fridays. If you send a migration that it judges wrongly, you get a stone kestrel for your desk. We had 200 made, which was optimistic.`,
};
