import { afterEach, expect, test, vi } from "vitest";
import { replaceBlockedStorage } from "./blocked-storage.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    "throws",
    () => {
      throw new DOMException("blocked", "SecurityError");
    },
  ],
  ["is undefined", () => undefined],
  ["is null", () => null],
])("WORLD-02: a storage whose getter %s is replaced by a memory", (_what, get) => {
  const blocked = {};
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(blocked, name, { configurable: true, get });
  }
  vi.stubGlobal("window", blocked);

  replaceBlockedStorage();

  const { sessionStorage: memory, localStorage: other } = window;
  memory.setItem("key", "value");
  expect(memory.getItem("key")).toBe("value");
  expect(other.getItem("key")).toBeNull();
  memory.removeItem("key");
  expect(memory.getItem("key")).toBeNull();
});

test("WORLD-02: a storage that works stays", () => {
  const working = { localStorage: {}, sessionStorage: {} };
  vi.stubGlobal("window", { ...working });

  replaceBlockedStorage();

  expect(window).toEqual(working);
});
