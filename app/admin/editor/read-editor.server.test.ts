import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { plainFormSchema } from "./read-editor.server.ts";

function sent(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return parseWithZod(form, { schema: plainFormSchema });
}

test("PAGE-02: a draft of a page may leave every field empty", () => {
  const empty = { extendedTitle: null, excerpt: null, coverImage: null };
  expect(sent({ title: "", excerpt: "" })).toMatchObject({
    status: "success",
    value: { title: "", ...empty, searchTitle: null, socialImage: null, noindex: false },
  });
});

test("PAGE-02: a text that is too long and an unsafe picture address are rejected with errors at their fields", () => {
  const answer = sent({ title: "x".repeat(161), coverImage: "javascript:alert(1)" });
  expect(answer.status === "error" && Object.keys(answer.error ?? {})).toEqual(["title", "coverImage"]);
});
