import type { DemoNews } from "../demo.ts";

export const aDoorInManchester: DemoNews = {
  slug: "a-door-in-manchester",
  title: "A door of our own in Manchester",
  excerpt:
    "After nine years of borrowed desks the Manchester team has an office in Ancoats, with a usability lab that has a kitchen in it. And no lift, until spring.",
  author: "Helen Ashworth",
  tags: ["Offices", "Design"],
  publishedDate: "2026-06-16",
  coverImage: "/art/news/a-door-in-manchester-1024.webp",
  body: `I joined Kestrel from Manchester in 2017 as an office of one. We have since been guests of a bicycle firm, a charity and two co-working floors, one of which played the same playlist for three years. There are fourteen of us now. On 8 June we moved into the third floor of a former thread works in Ancoats.

## Why an office at all

We did ask ourselves. Everyone in Manchester works from home about half the week and nobody wants that to change. What pushed us was testing. Half of our work here is for hospitals, surgeries and councils, and the people who use such software cannot always be watched over a video call. They wear gloves. They have a patient in front of them. They share a screen with two colleagues and a printer.

So the largest room is a laboratory, and it does not look like one. It has a kitchen table, a hospital bed bought at auction for £180, a reception counter, bad lighting that can be made worse, and a telephone that rings when the person being tested least wants it. Observers sit next door and can say nothing, which some of us find hard.

## What went wrong with it

The lift was to be ready in May. It will be ready in spring, we are told. An accessibility lab up three flights of stairs is a poor joke, and I should have seen it coming when I read the lease. Until then we rent the ground-floor room next door for every session, step-free, at £90 a day, and the landlord pays half.

We also forgot that a thread works hums. The floor above holds a gym. Between six and seven in the evening there is no point in recording sound.

## What it costs

£62,000 a year with everything, or about £4,400 a person. The desks we had before cost £3,100. The lab makes up the difference as long as it is used six days a month. In the first week it was used four days, by two clients and by a school that wanted to know how adults test things.

If you build for tired people in difficult rooms, come and borrow ours. Clients do not pay for it. Charities pay for the biscuits. [Write first](/contact).`,
};
