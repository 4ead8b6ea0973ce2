import { expect, test } from "vitest";
import { fileOf } from "#tests/files.ts";
import { type MultipartLimits, type MultipartReader, readMultipart } from "./multipart.server.ts";

const limits: MultipartLimits = { body: 200_000, field: 100, fields: 5, files: 3, silence: 200 };

const encoder = new TextEncoder();
const boundary = "xxBOUNDARYxx";
const type = `multipart/form-data; boundary=${boundary}`;
const part = (headers: string, body: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${body}\r\n`;

function post(body: BodyInit | null, headers: Record<string, string> = {}, signal?: AbortSignal) {
  return new Request("https://kestrel.example/", {
    method: "POST",
    body,
    headers,
    signal,
    duplex: "half",
  } as RequestInit);
}

/** Sends these pieces and then whatever `end` does with the stream. */
function streamed(
  pieces: (string | Uint8Array)[],
  end: (controller: ReadableStreamDefaultController) => void,
) {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      end(controller);
    },
  });
}

/** Writes down what arrives; the body of a file as its size or the error it ended with. */
function notes() {
  const fields: [string, string][] = [];
  const files: { field: string; name: string; outcome: number | string }[] = [];
  const reader: MultipartReader = {
    onField: (name, value) => fields.push([name, value]),
    async onFile({ field, name, body }) {
      let size = 0;
      try {
        for await (const chunk of body) size += chunk.byteLength;
        files.push({ field, name, outcome: size });
      } catch (error) {
        files.push({ field, name, outcome: (error as Error).message });
      }
    },
  };
  return { fields, files, reader };
}

test("LEAD-06: fields and files arrive in order, under the names they were sent", async () => {
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

test("LEAD-06: a file that nobody reads to its end is dropped, and the next part arrives", async () => {
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

test("LEAD-06: what goes beyond a limit of number or length is left out", async () => {
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
])(
  "LEAD-06: a body with %s is answered with 400 after it was read to its end",
  async (_what, body, headers) => {
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
  },
);

test("LEAD-06: a body that stops half-way is 400, and the file's reader is told", async () => {
  const pieces = [
    part('name="name"', "Ines"),
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-`,
  ];
  const { files, reader } = notes();

  const reading = readMultipart(
    post(
      streamed(pieces, (c) => c.close()),
      { "Content-Type": type },
    ),
    limits,
    reader,
  );

  await expect(reading).rejects.toMatchObject({
    status: 400,
    message: "The form stopped half-way. Please send it again.",
  });
  expect(files).toEqual([{ field: "files", name: "a.pdf", outcome: expect.any(String) }]);
});

test("LEAD-06: a connection that breaks, and a visitor who leaves, end the file that was being read", async () => {
  const begun = [
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-`,
  ];
  const broken = notes();
  const cut = post(
    streamed(begun, (c) => setTimeout(() => c.error(new Error("ECONNRESET")), 20)),
    { "Content-Type": type },
  );
  await expect(readMultipart(cut, limits, broken.reader)).rejects.toMatchObject({ status: 400 });
  expect(broken.files).toHaveLength(1);

  const left = notes();
  const leaving = new AbortController();
  const gone = post(
    streamed(begun, () => setTimeout(() => leaving.abort(), 20)),
    { "Content-Type": type },
    leaving.signal,
  );
  await expect(readMultipart(gone, { ...limits, silence: 1000 }, left.reader)).rejects.toMatchObject({
    status: 400,
  });
  expect(left.files).toHaveLength(1);
});

test("LEAD-06: a body that falls silent is 408", async () => {
  const begun = [
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-`,
  ];
  const { files, reader } = notes();

  const reading = readMultipart(
    post(
      streamed(begun, () => {}),
      { "Content-Type": type },
    ),
    limits,
    reader,
  );

  await expect(reading).rejects.toMatchObject({ status: 408 });
  expect(files).toHaveLength(1);
});

test("LEAD-06: a body of another kind that falls silent is 408 as well", async () => {
  const request = post(
    streamed(["hello"], () => {}),
    { "Content-Type": "text/plain" },
  );

  await expect(readMultipart(request, limits, notes().reader)).rejects.toMatchObject({ status: 408 });
});

test("LEAD-06: a body beyond the cap is 413, at once where it says how long it is", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 10_000;
      controller.enqueue(
        sent === 10_000
          ? encoder.encode(part('name="files"; filename="a.pdf"', "%PDF-"))
          : new Uint8Array(10_000),
      );
    },
  });
  const { reader } = notes();
  await expect(readMultipart(post(endless, { "Content-Type": type }), limits, reader)).rejects.toMatchObject({
    status: 413,
  });
  expect(sent).toBeLessThan(300_000);

  const declared = post(
    streamed([], () => {}),
    { "Content-Type": type, "Content-Length": "2147483648" },
  );
  await expect(readMultipart(declared, limits, notes().reader)).rejects.toMatchObject({ status: 413 });
});

test("LEAD-06: a reader that takes its time slows the sender down", async () => {
  let sent = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        sent += 1;
        if (sent === 1) {
          controller.enqueue(
            encoder.encode(
              `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`,
            ),
          );
        } else if (sent < 100) {
          controller.enqueue(new Uint8Array(16_384));
        } else {
          controller.enqueue(encoder.encode(`\r\n--${boundary}--\r\n`));
          controller.close();
        }
      },
    },
    { highWaterMark: 0 },
  );
  let sentBeforeReading = 0;

  await readMultipart(
    post(body, { "Content-Type": type }),
    { ...limits, body: 10_000_000 },
    {
      onField() {},
      async onFile({ body }) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        sentBeforeReading = sent;
        for await (const _chunk of body);
      },
    },
  );

  expect(sentBeforeReading).toBeLessThan(20);
  expect(sent).toBe(100);
});

test("LEAD-06: of a large body no more than a little is in memory", async () => {
  const size = 400 * 1_048_576;
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent === 0) {
        const begin = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`;
        controller.enqueue(encoder.encode(begin));
      }
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
      if (sent < size) return;
      controller.enqueue(encoder.encode(`\r\n--${boundary}--\r\n`));
      controller.close();
    },
  });
  let most = 0;

  await readMultipart(
    post(body, { "Content-Type": type }),
    { ...limits, body: 2 * size },
    {
      onField() {},
      async onFile({ body }) {
        for await (const _chunk of body) most = Math.max(most, process.memoryUsage().arrayBuffers);
      },
    },
  );

  expect(sent).toBe(size);
  expect(most).toBeLessThan(size / 2);
});
