import { expect, test } from "vitest";
import { fileOf } from "#tests/support/files.ts";
import {
  beginOfFile,
  encoder,
  limits,
  multipart,
  notes,
  part,
  post,
  streamed,
} from "#tests/support/multipart.ts";
import { readMultipart } from "./multipart.server.ts";

test("LEAD-06: fields and files are read in order with their names", async () => {
  const form = new FormData();
  form.set("name", "Zoë");
  form.append("files", new File([fileOf("pdf", 70_000)], "Übersicht 2026.pdf"));
  form.append("files", new File(["text"], "a.txt"));
  form.set("after", "yes");
  const { fields, files, reader } = notes();

  await readMultipart(post(form), limits, reader);

  expect(fields).toEqual([
    ["name", "Zoë"],
    ["after", "yes"],
  ]);
  expect(files).toEqual([
    { field: "files", name: "Übersicht 2026.pdf", outcome: 70_000 },
    { field: "files", name: "a.txt", outcome: 4 },
  ]);
});

test("LEAD-06: a file that is not read to its end is skipped, and the next part is read", async () => {
  const form = new FormData();
  for (const name of ["one", "two", "three"]) form.append(name, new File([fileOf("pdf", 60_000)], name));
  form.set("after", "yes");
  const { fields, reader } = notes();
  const seen: string[] = [];

  await readMultipart(post(form), limits, {
    ...reader,
    async onFile({ name, body }) {
      seen.push(name);
      if (name === "two") for await (const _chunk of body) break;
    },
  });

  expect(seen).toEqual(["one", "two", "three"]);
  expect(fields).toEqual([["after", "yes"]]);
});

test("LEAD-06: fields and files above the limits are dropped", async () => {
  const form = new FormData();
  for (let field = 0; field < 9; field++) form.set(`field-${field}`, "x".repeat(300));
  for (let file = 0; file < 5; file++) form.append("files", new File(["x"], `${file}.txt`));
  const { fields, files, reader } = notes();

  await readMultipart(post(form), limits, reader);

  expect(fields).toHaveLength(5);
  expect(fields[0]?.[1]).toHaveLength(100);
  expect(files.map(({ name }) => name)).toEqual(["0.txt", "1.txt", "2.txt"]);
});

test.each([
  ["no content type", "hello", {}],
  ["another content type", "name=Ines", { "Content-Type": "application/x-www-form-urlencoded" }],
  ["no boundary", part('name="name"', "Ines"), { "Content-Type": "multipart/form-data" }],
  ["an empty boundary", part('name="name"', "Ines"), { "Content-Type": "multipart/form-data; boundary=" }],
])("LEAD-06: a body with %s is read to its end and gets 400", async (_what, body, headers) => {
  const pieces = [body, "more"].map((text) => encoder.encode(text));
  const stream = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });

  await expect(readMultipart(post(stream, headers), limits, notes().reader)).rejects.toMatchObject({
    status: 400,
  });
  expect(pieces).toEqual([]);
});

test("LEAD-06: a truncated body gets 400, and the file's reader gets an error", async () => {
  const pieces = [part('name="name"', "Ines"), `${beginOfFile}%PDF-`];
  const { files, reader } = notes();

  const reading = readMultipart(
    post(
      streamed(pieces, (c) => c.close()),
      multipart,
    ),
    limits,
    reader,
  );

  await expect(reading).rejects.toMatchObject({
    status: 400,
    message: "The upload stopped before it was complete. Send the form again.",
  });
  expect(files).toEqual([{ field: "files", name: "a.pdf", outcome: expect.any(String) }]);
});

test("LEAD-06: a broken connection and an aborted request end the file being read", async () => {
  const begun = [`${beginOfFile}%PDF-`];
  const broken = notes();
  const cut = post(
    streamed(begun, (c) => setTimeout(() => c.error(new Error("ECONNRESET")), 20)),
    multipart,
  );
  await expect(readMultipart(cut, limits, broken.reader)).rejects.toMatchObject({ status: 400 });
  expect(broken.files).toHaveLength(1);

  const left = notes();
  const leaving = new AbortController();
  const gone = post(
    streamed(begun, () => setTimeout(() => leaving.abort(), 20)),
    multipart,
    leaving.signal,
  );
  await expect(readMultipart(gone, { ...limits, idleTimeoutMs: 1000 }, left.reader)).rejects.toMatchObject({
    status: 400,
  });
  expect(left.files).toHaveLength(1);
});

test("LEAD-06: a stalled body gets 408", async () => {
  const begun = [`${beginOfFile}%PDF-`];
  const { files, reader } = notes();

  const reading = readMultipart(
    post(
      streamed(begun, () => {}),
      multipart,
    ),
    limits,
    reader,
  );

  await expect(reading).rejects.toMatchObject({ status: 408 });
  expect(files).toHaveLength(1);
});

test("LEAD-06: a stalled body of another content type gets 408", async () => {
  const request = post(
    streamed(["hello"], () => {}),
    { "Content-Type": "text/plain" },
  );

  await expect(readMultipart(request, limits, notes().reader)).rejects.toMatchObject({ status: 408 });
});
