import { expect, test } from "vitest";
import {
  beginOfFile,
  encoder,
  endOfForm,
  limits,
  multipart,
  notes,
  part,
  post,
  streamed,
} from "#tests/support/multipart.ts";
import { readMultipart } from "./multipart.server.ts";

test("LEAD-06: a body above the size limit gets 413, at once if its declared length is too large", async () => {
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
  await expect(readMultipart(post(endless, multipart), limits, reader)).rejects.toMatchObject({
    status: 413,
  });
  expect(sent).toBeLessThan(300_000);

  const declared = post(
    streamed([], () => {}),
    { ...multipart, "Content-Length": "2147483648" },
  );
  await expect(readMultipart(declared, limits, notes().reader)).rejects.toMatchObject({ status: 413 });
});

test("LEAD-06: a slow reader applies backpressure to the sender", async () => {
  let sent = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        sent += 1;
        if (sent === 1) {
          controller.enqueue(encoder.encode(beginOfFile));
        } else if (sent < 100) {
          controller.enqueue(new Uint8Array(16_384));
        } else {
          controller.enqueue(encoder.encode(endOfForm));
          controller.close();
        }
      },
    },
    { highWaterMark: 0 },
  );
  let sentBeforeReading = 0;

  await readMultipart(
    post(body, multipart),
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

test("LEAD-06: a large body is streamed without being held in memory", async () => {
  const size = 400 * 1_048_576;
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent === 0) {
        controller.enqueue(encoder.encode(beginOfFile));
      }
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
      if (sent < size) return;
      controller.enqueue(encoder.encode(endOfForm));
      controller.close();
    },
  });
  let most = 0;

  await readMultipart(
    post(body, multipart),
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
