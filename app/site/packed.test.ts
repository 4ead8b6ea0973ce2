import { expect, test } from "vitest";
import { packed, unpacked } from "./packed.ts";

test("FAST-02: packed data is read as it was written, with all kinds of quotes", () => {
  const value = [{ title: `It's "quoted" \\ and ’typeset’`, path: "/a'b" }, "\u2028</script>", null, 12];
  expect(unpacked(packed(value))).toEqual(value);
  expect(packed({ path: "/news" })).toBe("{'path':'/news'}");
});
