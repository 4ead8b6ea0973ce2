import { expect, test } from "vitest";
import { isTarget } from "./redirect.ts";

test.each(["/", "/about?x=1#y", "https://kestrel.example/about", "/über-uns"])(
  "PAGE-05: %j is a valid redirect target",
  (to) => expect(isTarget(to)).toBe(true),
);

test.each([
  "/\\evil.example",
  "/\\/evil.example",
  "//evil.example",
  "/a\\b",
  "/\tevil",
  "/\u0001",
  "evil.example",
  "javascript:a",
])("SAFE-05: %j is not a valid redirect target", (to) => expect(isTarget(to)).toBe(false));
