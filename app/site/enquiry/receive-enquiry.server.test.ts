import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { idOfContent } from "#app/domain/leads/capture.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { emptyBucket, keysInBucket, readObject } from "#tests/support/bucket.ts";
import {
  countJobs,
  expectNothingLeft,
  leadOf,
  sendEnquiry,
  sendWithoutScript,
} from "#tests/support/enquiry.ts";
import { fileOf, testFiles } from "#tests/support/files.ts";

beforeEach(emptyBucket);

const megabyte = 1_048_576;

test("LEAD-08: an enquiry with three files is stored as a lead with its files and queues its mails", async () => {
  const files = testFiles(4.9 * megabyte);
  const form = anEnquiry({ ndaNeeded: "on", sourcePage: "/cases" }, files);

  expect(await sendEnquiry(form)).toMatchObject({ status: 200, data: { status: "sent" } });

  const lead = await leadOf(form);
  expect(lead).toMatchObject({ status: "new", ndaNeeded: true, sourcePage: "/cases" });
  expect(lead?.attachedFiles).toMatchObject(
    files.map((file, position) => ({
      name: file.name,
      size: file.size,
      url: `/admin/leads/${lead?.id}/files/${position}`,
    })),
  );
  expect(await keysInBucket()).toHaveLength(3);
  for (const [position, { key } = { key: "" }] of (lead?.attachedFiles ?? []).entries()) {
    expect(key).toMatch(new RegExp(`^${lead?.id}/`));
    const sent = Buffer.from((await files[position]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(sent.equals(await readObject(key))).toBe(true);
  }
  expect(await countJobs()).toBe(2); // the mails to the team and to the sender
});

test("LEAD-01: without JavaScript the response is a redirect, and an empty file field and a missing id are accepted", async () => {
  const form = anEnquiry({ id: "", phone: "" }, [new File([], "")]);

  const { status, headers } = await sendWithoutScript(form);

  expect([status, headers.get("Location")]).toEqual([303, "/lets-talk/sent"]);
  expect(await db.$count(leads)).toBe(1);
});

test("LEAD-06: of thirty files three are stored, and the lead names the others that are read", async () => {
  const files = Array.from({ length: 30 }, (_, place) => new File(["A ferry."], `${place + 1}.txt`));
  const form = anEnquiry({}, files);

  expect(await sendWithoutScript(form)).toMatchObject({ status: 303 });

  const lead = await leadOf(form);
  expect(lead?.attachedFiles?.map(({ name }) => name)).toEqual(["1.txt", "2.txt", "3.txt"]);
  const missing = lead?.events.filter(({ type }) => type === "upload-failed").map(({ detail }) => detail);
  expect(missing).toHaveLength(17); // a request is read up to its twentieth file
  expect(missing?.[0]).toEqual({ name: "4.txt", reason: "at most 3 files are stored" });
});

test("LEAD-13: a form without JavaScript that is sent twice, even at the same time, is one lead with one set of files", async () => {
  const forms = Array.from({ length: 3 }, () =>
    anEnquiry({ id: "", email: "ines@ferries.example" }, testFiles(1000)),
  );
  const answers = await Promise.all(forms.slice(1).map(sendWithoutScript));
  answers.push(await sendWithoutScript(forms[0] ?? new FormData()));

  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await db.$count(leads)).toBe(1);
  expect(await countJobs()).toBe(2);
  expect(await keysInBucket()).toHaveLength(3);
});

test("LEAD-13: another text, address, file or sender without JavaScript is another lead", async () => {
  const values = { id: "", email: "ines@ferries.example" };
  for (const form of [
    anEnquiry(values),
    anEnquiry({ ...values, description: "Another project, with trains." }),
    anEnquiry({ ...values, email: "jonas@ferries.example" }),
    anEnquiry(values, testFiles(1000)),
  ])
    await sendWithoutScript(form);
  expect(await db.$count(leads)).toBe(4);
  const sent = { email: values.email, description: "Ferries" };
  const sender = { address: "192.0.2.1", fileNames: [] };
  const [one, other, later] = [
    await idOfContent(sent, sender, 0),
    await idOfContent(sent, { ...sender, address: "192.0.2.2" }, 0),
    await idOfContent(sent, sender, 3_600_000),
  ];
  expect(new Set([one, other, later]).size).toBe(3);
});

test("LEAD-04: invalid input gets 400 with messages per field and the entered values, and nothing is stored", async () => {
  const form = anEnquiry(
    { name: "", email: "nobody", description: "short", utmSource: "letter" },
    testFiles(1000),
  );

  const { status, data } = await sendEnquiry(form);

  expect(status).toBe(400);
  expect(data).toMatchObject({
    status: "invalid",
    result: {
      status: "error",
      initialValue: { email: "nobody", description: "short", utmSource: "letter" },
      error: {
        name: ["Name is required"],
        email: ["Please enter a valid email"],
        description: ["Please provide more details (min 10 characters)"],
      },
    },
  });
  await expectNothingLeft();
});

test.each([
  ["another type", [new File(["x"], "tool.exe")], "tool.exe is not a PDF, DOC, DOCX, TXT, JPG or PNG file"],
  ["a renamed program", [new File([fileOf("exe", 9000)], "cv.pdf")], "cv.pdf is not a valid PDF file"],
  ["6 MB", [new File([fileOf("pdf", 6 * megabyte)], "plan.pdf")], "plan.pdf exceeds 5MB limit"],
  ["no bytes", [new File([], "empty.txt")], "empty.txt is empty"],
])(
  "LEAD-06: a file of %s gets 400 with a message, and the other files are deleted",
  async (_what, wrong, problem) => {
    const [before, after] = testFiles(100_000);

    const { status, data } = await sendEnquiry(anEnquiry({}, [before, ...wrong, after]));

    expect(status).toBe(400);
    expect(data).toMatchObject({
      result: { error: { files: [problem] }, initialValue: { name: "Ines Duarte" } },
    });
    await expectNothingLeft();
  },
);

test("LEAD-06: only the first three of five files are kept", async () => {
  const files = [1, 2, 3, 4, 5].map((n) => new File([fileOf("pdf", 10_000)], `${n}.pdf`));
  const form = anEnquiry({}, files);

  expect(await sendEnquiry(form)).toMatchObject({ status: 200 });

  expect((await leadOf(form))?.attachedFiles?.map(({ name }) => name)).toEqual(["1.pdf", "2.pdf", "3.pdf"]);
  expect(await keysInBucket()).toHaveLength(3);
});

test("LEAD-07: a filled honeypot gets a normal response and is stored as spam with its files and without a mail", async () => {
  const form = anEnquiry({ website: "https://pills.example" }, testFiles(10_000));

  expect(await sendEnquiry(form)).toMatchObject({ status: 200, data: { status: "sent" } });

  expect(await leadOf(form)).toMatchObject({
    status: "spam",
    attachedFiles: [{ name: "brief.pdf" }, { name: "sketch.png" }, { name: "whiteboard.jpg" }],
    events: [{ type: "captured", detail: { files: 3 } }],
  });
  expect(await keysInBucket()).toHaveLength(3);
  expect(await countJobs()).toBe(0);
});

test("LEAD-07: an enquiry with a filled honeypot is validated like any other", async () => {
  const program = new File([fileOf("exe", 1000)], "brief.pdf");

  expect(await sendEnquiry(anEnquiry({ website: "https://pills.example" }, [program]))).toMatchObject({
    status: 400,
  });

  expect(await db.$count(leads)).toBe(0);
  expect(await keysInBucket()).toEqual([]);
});

test("LEAD-11: a lead that cannot be stored gets 500 with the entered values, and its files are deleted", async () => {
  await db.execute(sql`alter table leads rename to leads_away`);
  onTestFinished(async () => {
    await db.execute(sql`alter table if exists leads_away rename to leads`);
  });

  const { status, data } = await sendEnquiry(anEnquiry({}, testFiles(10_000)));
  await db.execute(sql`alter table leads_away rename to leads`);

  expect(status).toBe(500);
  expect(data).toMatchObject({
    status: "failed",
    result: {
      initialValue: { name: "Ines Duarte" },
      error: { "": ["Something went wrong. Please try again or contact us directly."] },
    },
  });
  await expectNothingLeft();
});

test("LEAD-06: a body without a boundary or of another content type gets 400 with a message", async () => {
  for (const type of ["multipart/form-data", "application/x-www-form-urlencoded", "text/plain"]) {
    const { status, data } = await sendEnquiry("name=Ines", { "Content-Type": type });
    expect(status).toBe(400);
    expect(data).toMatchObject({
      status: "invalid",
      result: {
        error: { "": ["This request is not a form: multipart/form-data with a boundary is required."] },
      },
    });
  }
  await expectNothingLeft();
});

test("LEAD-06: a truncated body gets 400, and the files before the break are deleted", async () => {
  const whole = new Response(anEnquiry({}, testFiles(100_000)));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const half = bytes.subarray(0, 150_000);

  const { status, data } = await sendEnquiry(half, {
    "Content-Type": whole.headers.get("Content-Type") ?? "",
  });

  expect(status).toBe(400);
  expect(data).toMatchObject({
    result: {
      error: { "": ["The upload stopped before it was complete. Send the form again."] },
      initialValue: { name: "Ines Duarte" },
    },
  });
  await expectNothingLeft();
});

test("SAFE-04: a refused form returns the whole description, and no more of other fields than they may have", async () => {
  const flood = "<".repeat(60_000);
  const fields = ["name", "email", "phone", "website", "sourceUrl", "utmTerm", "proof", "visitorHistory"];
  const form = anEnquiry({ ...Object.fromEntries(fields.map((name) => [name, flood])), description: flood });

  const { status, data } = await sendWithoutScript(form);

  expect(status).toBe(400);
  expect(data?.result.initialValue).toMatchObject({ description: flood });
  expect(JSON.stringify(data).length).toBeLessThan(flood.length + 30_000);
});
