import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { RECEIPT_VALID_FOR_MS, readReceiptToken, signReceipt } from "#app/domain/leads/receipt.server.ts";
import { loader } from "#app/routes/site/lets-talk/sent.tsx";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { emptyBucket } from "#tests/support/bucket.ts";
import { sendEnquiry, sendWithoutScript } from "#tests/support/enquiry.ts";
import { testFiles } from "#tests/support/files.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";

beforeEach(emptyBucket);

/** Requests the confirmation page with this cookie. */
async function pageAfter(setCookie: string | null) {
  const cookie = setCookie?.split(";")[0] ?? "";
  const request = new Request("https://kestrel.example/lets-talk/sent", { headers: { Cookie: cookie } });
  const { data, init } = await loader(routeArguments(request));
  return { receipt: data.receipt, headers: new Headers(init?.headers) };
}

test("SITE-09: without JavaScript the form redirects to a page with the reference, the deadline and the submitted values", async () => {
  const form = anEnquiry({ ndaNeeded: "on", phone: "+351 912 345 678" }, testFiles(10_000));

  const { status, headers } = await sendWithoutScript(form);

  expect([status, headers.get("Location")]).toEqual([303, "/lets-talk/sent"]);
  const page = await pageAfter(headers.get("Set-Cookie"));
  expect(page.receipt).toMatchObject({
    reference: `${String(form.get("id")).slice(0, 4)}-${String(form.get("id")).slice(4, 8)}`.toUpperCase(),
    deadline: { zone: expect.stringMatching(/ time \(/) },
    isConfirmed: true,
    name: "Ines Duarte",
    email: "ines@ferries.example",
    ndaNeeded: true,
    facts: [
      { label: "Name", value: "Ines Duarte" },
      { label: "Email", value: "ines@ferries.example" },
      { label: "Phone", value: "+351 912 345 678" },
      { label: "NDA needed", value: "Yes" },
    ],
    description: "Ferry bookings that survive the summer.",
    files: [{ name: "brief.pdf" }, { name: "sketch.png" }, { name: "whiteboard.jpg" }],
    missingFiles: [],
  });
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
});

test("SITE-09: with JavaScript the response has the same receipt and cookie", async () => {
  const { headers, data } = await sendEnquiry(anEnquiry());

  const { receipt } = await pageAfter(headers.get("Set-Cookie"));
  expect(data).toEqual({ status: "sent", receipt });
  expect(headers.get("Set-Cookie")).toMatch(/HttpOnly; SameSite=Lax/);
});

test("SITE-09: a missing, forged or expired cookie shows no receipt", async () => {
  const leadId = randomUUID();
  const token = signReceipt(leadId);
  const ago = Date.now() - RECEIPT_VALID_FOR_MS - 1;

  expect(readReceiptToken(token)).toBe(leadId);
  for (const wrong of [
    undefined,
    "",
    "x",
    token.slice(0, -1),
    token.replace(leadId, randomUUID()),
    signReceipt(leadId, ago),
  ])
    expect(readReceiptToken(wrong)).toBeUndefined();
  expect((await pageAfter(null)).receipt).toBeUndefined();
});

test("SITE-09: a lead's id alone does not show its receipt, but sending the same enquiry again does", async () => {
  const form = anEnquiry();
  await sendEnquiry(form);

  const id = String(form.get("id"));
  const otherSender = await sendEnquiry(anEnquiry({ id, name: "Eve", email: "eve@evil.example" }));
  expect(otherSender).toMatchObject({ status: 200, data: { status: "sent", receipt: { name: "Eve" } } });
  expect(JSON.stringify(otherSender)).not.toContain("Ines");

  const again = await sendEnquiry(form);
  expect(again.data).toMatchObject({ receipt: { name: "Ines Duarte" } });
});
