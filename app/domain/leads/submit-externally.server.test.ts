import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createLead } from "#tests/support/factories/leads.ts";
import { findLead } from "./leads.server.ts";
import { submitLeadExternally } from "./submit-externally.server.ts";

const secret = "a secret of some length";

async function startReceiver(answer: (response: ServerResponse) => void) {
  const received: { request: IncomingMessage; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ request, body: await text(request) });
    answer(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, received };
}

test("LEAD-09: the webhook receives the fields as JSON, with the metadata appended to the description", async () => {
  const { url, received } = await startReceiver((response) => response.end());
  const lead = await createLead({
    phone: "+351 91 234 56 78",
    ndaNeeded: true,
    utmSource: "letter",
    sourcePage: "/cases",
    attachedFiles: [
      { name: "plan.pdf", size: 7, type: "application/pdf", key: "secret", url: "/admin/leads/x/files/0" },
    ],
  });

  await submitLeadExternally(lead.id, 1, { url, secret, isPrivate: true });

  expect(received).toHaveLength(1);
  const body = JSON.parse(received[0]?.body ?? "");
  expect(body).toEqual({
    id: lead.id,
    name: "Ines Duarte",
    work_email: "ines@ferries.example",
    phone_number: "+351 91 234 56 78",
    project_description: expect.stringMatching(
      /^Ferry bookings that survive the summer\.\n---\nSource page: \/cases\n[\s\S]*utm_source: letter\n/,
    ),
    nda_needed: true,
    attachments: [
      {
        name: "plan.pdf",
        url: "https://kestrel.example/admin/leads/x/files/0",
        size: 7,
        type: "application/pdf",
      },
    ],
  });
  expect((await findLead(lead.id))?.events).toMatchObject([
    { type: "webhook-sent", detail: { status: 200, attempt: 1 } },
  ]);
});

test("LEAD-09: the signature covers id, time and body, and the time is current", async () => {
  const { url, received } = await startReceiver((response) => response.writeHead(204).end());
  const lead = await createLead();

  await submitLeadExternally(lead.id, 1, { url, secret, isPrivate: true });

  const [{ request, body } = { request: undefined, body: "" }] = received;
  const {
    "webhook-id": id,
    "webhook-timestamp": time,
    "webhook-signature": signature,
  } = request?.headers ?? {};
  const expected = createHmac("sha256", secret).update(`${id}.${time}.${body}`).digest("base64");
  expect(id).toBe(lead.id);
  expect(signature).toBe(`v1,${expected}`);
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
});

test.each([
  ["an error response", 500, "the response status was 500"],
  ["a redirect, which is not followed", 307, "the response status was 307"],
])("LEAD-09: %s fails the attempt and is recorded on the lead", async (_what, status, reason) => {
  const elsewhere = await startReceiver((response) => response.end());
  const { url } = await startReceiver((response) =>
    response.writeHead(status, { Location: elsewhere.url }).end(),
  );
  const lead = await createLead();

  await expect(submitLeadExternally(lead.id, 3, { url, secret, isPrivate: true })).rejects.toThrow(reason);

  expect((await findLead(lead.id))?.events).toMatchObject([
    { type: "webhook-failed", detail: { reason, attempt: 3 } },
  ]);
  expect(elsewhere.received).toEqual([]);
});

test("LEAD-09: an unreachable webhook fails the attempt", async () => {
  const lead = await createLead();

  await expect(
    submitLeadExternally(lead.id, 1, { url: "http://127.0.0.1:9/", secret, isPrivate: true }),
  ).rejects.toThrow();

  expect((await findLead(lead.id))?.events).toMatchObject([
    { detail: { reason: "the address could not be reached" } },
  ]);
});

test("LEAD-09: without LEAD_WEBHOOK_URL nothing is sent or recorded", async () => {
  const lead = await createLead();
  await submitLeadExternally(lead.id, 1);

  expect((await findLead(lead.id))?.events).toEqual([]);
});

test("LEAD-09: a lead accepted by the webhook is not sent again", async () => {
  const { url, received } = await startReceiver((response) => response.end());
  const lead = await createLead();

  for (const attempt of [1, 2])
    await submitLeadExternally(lead.id, attempt, { url, secret, isPrivate: true });

  expect(received).toHaveLength(1);
});
