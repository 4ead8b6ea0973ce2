import type { DemoNews } from "../demo.ts";

export const theShiftThatStartedAtHalfPastThree: DemoNews = {
  slug: "the-shift-that-started-at-half-past-three",
  title: "Post-mortem: the shift that started at half past three",
  excerpt:
    "On 29 March the clocks changed and 208 drivers in Greece lost their shift in our planning system. What happened, minute by minute, and what we changed.",
  author: "Tomas Rimkus",
  tags: ["Post-mortem", "Operations"],
  publishedDate: "2026-04-08",
  coverImage: "/art/news/the-shift-that-started-at-half-past-three-1024.webp",
  body: `[Attis Logistics](/cases/attis-logistics) has agreed that we publish this. It is the report they received on 3 April, shortened. Times are Greek.

## Summary

On Sunday 29 March 2026, 208 drivers could not open or confirm their shift for 2 hours and 34 minutes. Nineteen lorries left late, the worst by 50 minutes. No rest period was broken. The cause was a time that does not exist.

## What happened

In Greece the clocks went from 03:00 straight to 04:00 that night. A shift planned for 03:30 therefore had no beginning. Our software stored the plan in local time. It converted a start only for the page of the day, which opens at 02:20 for the early group and shows the lorry, the gate and the button to confirm. For 03:30 the conversion failed, and 208 people saw an error.

| Time | Event |
| --- | --- |
| 02:20 | Page of the day opens. First driver reports an error to the night desk in Aspropyrgos |
| 02:41 | Our alarm fires: failed pages above 5% |
| 02:49 | On-call engineer finds the conversion error and does not believe it |
| 03:00 | Clocks change. The desk begins to read shifts out over the phone |
| 04:55 | Fix tested on a copy of the plan |
| 05:54 | Fix live, all pages open |

From 02:20 to 05:54 is an hour less than it looks.

## Why it took so long

The error was understood within ten minutes. The obvious repair was to move such shifts to 04:00. But 04:00 comes half an hour too early when an hour has been skipped: 27 drivers would have had less than eleven hours of rest. The right answer was 04:30. We wanted a second opinion before writing that into a legal record, and rang the client’s labour lawyer at 04:10. She was kind about it.

## Why our tests missed it

We did test the change of clocks: in Lisbon time, where the gap lies between one and two, and no shift in the test data began then.

## What has changed

- Shifts are stored as an instant together with a time zone. Local time is for display. *Done 2 April.*
- The planner is told while drawing if a start does not exist or happens twice. *Done 7 April.*
- Tests run in the time zone of each client. *By 30 April.*
- The night desk can print the plan from a nightly copy that does not need us. *By 15 May.*

The October change, when 03:30 happens twice, will be rehearsed with the depots on a weekday in September.

We have credited a month of support. That does not bring back a Sunday night, and we are sorry for it.`,
};
