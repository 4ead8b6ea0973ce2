import { expect, test } from "vitest";
import { idParam } from "./params.ts";

const id = "5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10";

test("MEDIA-01: an id is normalised, so that each response is cached once", () => {
  expect([id, id.toUpperCase()].map(idParam)).toEqual([id, id]);
});

test("ROUTE-04: an invalid id gives 404", () => {
  for (const value of [undefined, "", "41", `${id}0`])
    expect(() => idParam(value)).toThrow(expect.objectContaining({ status: 404 }));
});
