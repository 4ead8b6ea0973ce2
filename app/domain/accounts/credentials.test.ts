import { expect, test } from "vitest";
import { nameSchema } from "./credentials.ts";

test.each(["Ada Quill", "José Ñandú-O’Neill", "李小龍", "Zoë (Sales)", "علی\u200cرضا"])(
  "ADMIN-02: %s is a valid name",
  (name) => {
    expect(nameSchema.safeParse(name).success).toBe(true);
  },
);

test.each([
  "Evil\r\nBcc: all@kestrel.example",
  "Rosa \u202egnp.exe",
  "A\u2066b",
  "A\u0000b",
  "Tab\tbed",
  "A\u200bb",
  "\u3164",
])(
  "ADMIN-02: a name with line breaks, control characters or direction marks, or with nothing visible, is rejected: %j",
  (name) => {
    expect(nameSchema.safeParse(name).success).toBe(false);
  },
);
