import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type * as pendingRequests from "#app/client/network/pending-requests.ts";
import type { PendingRequest } from "#app/client/network/pending-requests.ts";
import { WaitingNotice } from "./waiting-notice.tsx";

let pending: PendingRequest[] = [];
vi.mock("#app/client/network/pending-requests.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof pendingRequests>()),
  usePendingRequests: () => pending,
}));

function notice(...requests: PendingRequest[]): string {
  pending = requests;
  return renderToStaticMarkup(<WaitingNotice />);
}

const retry = () => {};
const read: PendingRequest = { isWrite: false, reason: "unreachable", retry };
const write: PendingRequest = { isWrite: true, reason: "failed", retry, discard: () => {} };

test("ADMIN-06: no notice is shown while no request is pending", () => {
  expect(notice()).toBe("");
});

test("ADMIN-06: a pending change is shown before a pending screen and can be discarded", () => {
  const html = notice(read, write);
  expect(html).toContain("Not saved yet: the server reported an error");
  expect(html).toContain("Discard change");
});

test("ADMIN-06: a pending screen can be retried but not discarded", () => {
  const html = notice(read);
  expect(html).toContain("The site cannot be reached");
  expect(html).toContain("Try again now");
  expect(html).not.toContain("Discard change");
});
