import { afterEach, expect, test, vi } from "vitest";
import { endSession, startSession } from "#app/domain/accounts/sessions.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import { sessionCookie } from "#app/http/cookies.server.ts";
import { trustedHeaders } from "#app/http/request.server.ts";
import { db } from "#app/platform/database.server.ts";
import type { Role } from "#db/schema/accounts.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { liveStream } from "./live-stream.server.ts";

/** Notifications can be slow on a busy machine. */
const WAIT = { timeout: 20_000 };

const openBrowsers: AbortController[] = [];

afterEach(() => {
  for (const browser of openBrowsers.splice(0)) browser.abort();
  vi.useRealTimers();
});

test("TASK-01: a browser receives changes and counts in an unbuffered event stream", async () => {
  await createLead();
  const { answer, received } = await follow("owner");
  expect(answer.headers.get("Content-Type")).toBe("text/event-stream");
  expect(answer.headers.get("Cache-Control")).toContain("no-transform");
  await vi.waitFor(() => expect(received()).toContain('event: counts\ndata: {"leads":1,"mentions":0}'), WAIT);

  const lead = await createLead();
  // On a busy machine the subscription may not have started yet.
  await vi.waitFor(async () => {
    await announce(db, "leads", lead.id);
    expect(received()).toContain(`data: {"topic":"leads","id":"${lead.id}"}`);
  }, WAIT);
  await vi.waitFor(() => expect(received()).toContain('event: counts\ndata: {"leads":2,"mentions":0}'), WAIT);
});

test("ADMIN-04: a role receives only events that it may read", async () => {
  const { received } = await follow("editor");
  await announce(db, "leads", "secret");
  await announce(db, "tasks", "open");
  await vi.waitFor(() => expect(received()).toContain('"id":"open"'), WAIT);
  expect(received()).not.toContain("secret");
});

test("TASK-01: a reconnecting browser receives missed events, or an event that everything may have changed", async () => {
  const first = await follow("owner");
  await announce(db, "tasks", "missed");
  await vi.waitFor(() => expect(first.received()).toContain('"id":"missed"'), WAIT);
  const [, last = ""] = first.received().match(/id: (\d+)\nevent: change/) ?? [];

  const skew = 5000; // this instance has been running for a shorter time
  const back = await follow("owner", { "Last-Event-ID": String(Number(last) + skew) });
  expect(back.received()).toContain('{"topic":"tasks","id":"missed"}');
  expect(back.received()).not.toContain('{"topic":"tasks","id":null}');

  const longGone = await follow("owner", { "Last-Event-ID": String(Number(last) - 3_600_000) });
  expect(longGone.received()).toContain('{"topic":"tasks","id":null}');
});

test("ADMIN-02: the stream closes when its session ends", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { token, received, isOver } = await follow("owner");
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(received()).toContain(":\n\n"), WAIT);
  expect(isOver()).toBe(false);

  await endSession(db, token);
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(isOver()).toBe(true), WAIT);
});

test("SAFE-04: an account can have twenty open streams, and closing one allows another", async () => {
  const staff = await createStaff();
  const browsers = Array.from({ length: 20 }, () => new AbortController());
  openBrowsers.push(...browsers);
  const open = (browser: AbortController) =>
    liveStream(new Request("https://kestrel.example/admin/live", { signal: browser.signal }), staff);
  for (const browser of browsers) expect(open(browser).status).toBe(200);
  const refused = open(new AbortController());
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  const other = new AbortController();
  openBrowsers.push(other);
  const ofOther = new Request("https://kestrel.example/admin/live", { signal: other.signal });
  expect(liveStream(ofOther, await createStaff()).status).toBe(200);

  browsers[0]?.abort();
  const another = new AbortController();
  openBrowsers.push(another);
  expect(open(another).status).toBe(200);
});

test("SAFE-04: a data request, which would wait for the end of the stream, is refused", async () => {
  const headers = { [trustedHeaders.dataRequest]: "yes" };
  const request = new Request("https://kestrel.example/admin/live", { headers });
  expect(liveStream(request, await createStaff()).status).toBe(400);
});

async function follow(role: Role, headers: Record<string, string> = {}) {
  const staff = await createStaff({ role });
  const { token, expiresAt } = await startSession(db, staff.id, { userAgent: null, address: null });
  const browser = new AbortController();
  openBrowsers.push(browser);
  const request = new Request("https://kestrel.example/admin/live?age=0", {
    headers: { ...headers, Cookie: sessionCookie(token, expiresAt) },
    signal: browser.signal,
  });
  const answer = liveStream(request, staff);
  let text = "";
  let isOver = false;
  void (async () => {
    const reader = answer.body?.getReader();
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read())
      text += new TextDecoder().decode(chunk.value);
    isOver = true;
  })();
  await vi.waitFor(() => expect(text).toContain("event: counts"), WAIT);
  return { answer, token, received: () => text, isOver: () => isOver };
}
