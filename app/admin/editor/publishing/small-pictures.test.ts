import { expect, test } from "vitest";
import { z } from "zod";
import { list } from "#app/fields/descriptors.ts";
import { fieldsOf } from "#app/fields/field-meta.ts";
import { image } from "#app/fields/references.ts";
import { findSmallPictures } from "./small-pictures.ts";

const fields = fieldsOf(
  z.object({
    cover: image("Cover", { minWidth: 1000 }).optional(),
    portrait: image("Portrait").optional(),
    pictures: list("Pictures", "picture", { image: image("Picture", { minWidth: 640 }) }).default([]),
  }),
);
const library = new Map([
  ["small", { name: "small.jpg", kind: "picture" as const, width: 639 }],
  ["fits", { name: "fits.jpg", kind: "picture" as const, width: 1000 }],
  ["drawing", { name: "logo.svg", kind: "drawing" as const, width: 24 }],
]);
const findIn = (props: Record<string, unknown>) =>
  findSmallPictures(
    [{ id: "7a8b", type: "hero", version: 1, props }],
    new Map([["hero", { fields }]]),
    library,
  ).map(({ message, place }) => [message, place]);

test("PAGE-06: a picture with fewer pixels than its place needs is reported with its place, also in lists", () => {
  const small = { mediaId: "small", alt: "" };
  expect(findIn({ cover: small, pictures: [{ image: { mediaId: "fits" } }, { image: small }] })).toEqual([
    [
      "The picture small.jpg is 639 pixels wide, too small for this place: use one of at least 1000",
      { kind: "block", blockId: "7a8b", path: ["cover"] },
    ],
    [
      "The picture small.jpg is 639 pixels wide, too small for this place: use one of at least 640",
      { kind: "block", blockId: "7a8b", path: ["pictures", 1, "image"] },
    ],
  ]);
});

test.each([
  { cover: { mediaId: "fits" } },
  { cover: { mediaId: "drawing" } },
  { cover: { mediaId: "deleted" } },
  { cover: { src: "/art/share.png" } },
  { cover: "odd" },
  { portrait: { mediaId: "small" } },
  {},
])("PAGE-06: %j is not too small", (props) => {
  expect(findIn(props)).toEqual([]);
});
