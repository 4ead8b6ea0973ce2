import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { articleAsTyped, articleFormSchema } from "./article-form-schema.ts";

const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Words" }] }] };

function sent(values: Record<string, string>) {
  const form = new FormData();
  const all = { body: JSON.stringify(body), ...values };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return parseWithZod(form, { schema: articleFormSchema });
}

test("NEWS-01: a draft of an article may be empty", () => {
  expect(sent({ title: "", tags: "", publishedDate: "" })).toMatchObject({
    status: "success",
    value: { title: "", excerpt: null, tags: [], publishedDate: null, body },
  });
});

test("NEWS-01: tags are parted by commas, each once", () => {
  expect(sent({ tags: " Ports, Pilots,,Ports , مرفأ" })).toMatchObject({
    value: { tags: ["Ports", "Pilots", "مرفأ"] },
  });
  expect(sent({ tags: "x".repeat(41) })).toMatchObject({ status: "error" });
});

test("NEWS-01: a text that has arrived damaged is refused, never taken for an empty one", () => {
  expect(sent({ body: '{"type":"doc","cont' })).toMatchObject({
    status: "error",
    error: { body: [expect.stringContaining("arrived damaged")] },
  });
  expect(sent({ body: '"no document"' })).toMatchObject({ status: "error" });
});

test("NEWS-01: a value goes back into its control as it was typed", () => {
  expect(articleAsTyped(["Ports", "Pilots"])).toBe("Ports, Pilots");
  expect(articleAsTyped(null)).toBe("");
});

test("SAFE-05: a text that is nested 20,000 deep is refused, as one that is no JSON is", () => {
  const deep = `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(20_000)}${"]}".repeat(20_000)}]}`;
  for (const body of [deep, "{"]) {
    const parsed = articleFormSchema.safeParse({ body });
    expect(parsed.error?.issues).toMatchObject([
      { path: ["body"], message: expect.stringContaining("damaged") },
    ]);
  }
});
