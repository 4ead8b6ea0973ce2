import type { DemoNews } from "../demo.ts";

export const tesselFindsATile: DemoNews = {
  slug: "tessel-finds-a-tile-from-a-photograph",
  title: "Tessel Market now finds a tile from a photograph",
  excerpt:
    "A release for our client in Leipzig: point a phone at the cracked tile and see who still has some. How it works, how often it is right, what it costs.",
  author: "Leonor Baptista",
  tags: ["Release", "Tessel Market"],
  publishedDate: "2026-05-19",
  coverImage: "/art/news/tessel-finds-a-tile-from-a-photograph-1024.webp",
  body: `Most people who come to [Tessel Market](/cases/tessel-market) are holding a broken tile. They do not know its maker, its name or its decade, so they type “blue flower 15x15” and give up on page six. Since last Tuesday they can take a picture.

## What it does

The site finds the tile in the picture, straightens it, removes the colour of the kitchen lamp and compares the pattern with 96,000 photographs of current and past listings. You see up to twelve candidates with their size. If none is for sale, you can leave the photograph and be told when one is. Of the first 5,000 searches, 1,870 ended that way. It is the more useful half of the feature: a want list with pictures, which sellers now read before they decide what to save from a skip.

## How often it is right

Jonas Weidlich, the founder, photographed 500 tiles of known origin as badly as he could: wet, at an angle, under a yellow bulb.

- The right pattern was first in 58% of searches and among the twelve in 83%.
- Plain white tiles do not work. There are 9,000 of them and they differ by a shade. The site recognises them and asks for a measurement and a picture of the back instead.
- For the *batch*, which decides whether colours match, it makes no claim at all. Only two tiles side by side in daylight can settle that, and the seller is asked to post one for €6.

## What we left out

The first version said “92% match”. People in our tests read that as a promise and stopped looking at the picture. The number is gone. Candidates are in order, and the eye does the rest rather well.

An estimate of the value was on the list, too. We built a rough one, and it told a woman in Graz that her grandmother’s stove was worth €40. It was not kind, and it was wrong by a factor of nine.

## Under the bonnet

One small image model on an ordinary server, vectors in the same [PostgreSQL](/tech-stack/postgresql) as everything else, and 34 working days by two people. Running it costs about €110 a month. Pictures that are only used for searching are deleted after a day.`,
};
