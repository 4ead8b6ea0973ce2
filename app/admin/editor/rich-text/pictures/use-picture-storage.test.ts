// @vitest-environment jsdom
import { expect, test } from "vitest";
import { takePictures } from "./use-picture-storage.ts";

const pixel = "iVBORw0KGgo=";

test("BLOCK-03: pasted pictures from other sites and from the clipboard are extracted for upload", () => {
  const { html, pictures, problems } = takePictures(
    `<p>One</p><img src="https://lh7-rt.googleusercontent.com/a" alt=""><img src="data:image/png;base64,${pixel}" alt=" A chart ">`,
    "https://www.kestrel.example",
  );

  expect(problems).toEqual([]);
  expect(
    pictures.map(({ source, alt }) => [source instanceof File ? source.name : source.href, alt]),
  ).toEqual([
    ["https://lh7-rt.googleusercontent.com/a", null],
    ["Pasted picture.png", "A chart"],
  ]);
  for (const { pendingId } of pictures) expect(html).toContain(`data-pending="${pendingId}"`);
  expect(html).not.toMatch(/googleusercontent|base64/);
});

test("BLOCK-03: pasted pictures from this site stay unchanged", () => {
  const own = '<img src="/media/0b0e7c2e-5d7e-4f5c-9f6a-2f6f0c1d2e3f" alt="Ours">';
  const absolute = own.replace('src="', 'src="https://www.kestrel.example');
  for (const pasted of [own, absolute])
    expect(takePictures(pasted, "https://www.kestrel.example")).toEqual({
      html: own,
      pictures: [],
      problems: [],
    });
});

test("BLOCK-03: pasted pictures that cannot be read are removed and reported", () => {
  const { html, problems } = takePictures(
    '<p>Text</p><img src="file:///C:/Temp/chart%201.png"><img src="cid:1234">',
    "https://www.kestrel.example",
  );
  expect(html).toBe("<p>Text</p>");
  expect(problems[0]).toContain("chart 1.png could not be pasted");
  expect(problems).toHaveLength(2);

  const many = '<img src="https://a.example/b.png">'.repeat(42);
  const taken = takePictures(many, "https://www.kestrel.example");
  expect(taken.pictures).toHaveLength(40);
  expect(new Set(taken.problems)).toEqual(
    new Set(["At most 40 pictures can be pasted at a time. Paste the rest separately."]),
  );
});

test("BLOCK-03: the caption of a pasted picture that cannot be read stays as text", () => {
  const { html } = takePictures(
    '<img src="cid:1234" data-caption="Horta &lt;in&gt; the morning">',
    "https://www.kestrel.example",
  );
  expect(html).toBe("<p>Horta &lt;in&gt; the morning</p>");
});

test("BLOCK-03: pasted links to this site become paths, others stay", () => {
  const { html } = takePictures(
    '<p><a href="https://www.kestrel.example/cases/ostra?a=1#price">One</a> <a href="https://a.example/">two</a> <a href="/about">three</a></p>',
    "https://www.kestrel.example",
  );
  expect(html).toBe(
    '<p><a href="/cases/ostra?a=1#price">One</a> <a href="https://a.example/">two</a> <a href="/about">three</a></p>',
  );
});
