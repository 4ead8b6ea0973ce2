// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { act, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { fill } from "#app/admin/journal/form-controls.ts";
import { formEntryKey, readFormEntry, removeFormEntry } from "#app/admin/journal/form-entry.ts";
import type { RecordAnswer } from "./record-answer.ts";
import { RecordNotice } from "./record-notice.tsx";
import { useRecordForm } from "./use-record-form.ts";

interface Stored {
  version: number;
  title: string;
  place: string;
  isUrgent: boolean;
}

const first: Stored = { version: 1, title: "Ferries", place: "Lisbon", isUrgent: false };

/** What the server has stored, and its last answer. */
let shown: { stored: Stored; answer?: RecordAnswer };
const changed = new EventTarget();

beforeEach(async () => {
  await removeFormEntry(formEntryKey("mara", "record:1"));
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  shown = { stored: first };
});

test("ADMIN-06: without unsaved changes a record's form follows what others save; with some it keeps its version", async () => {
  await open(async ({ values, type, show }) => {
    await show({ stored: { ...first, version: 2, title: "Harbours" } });
    expect(values()).toEqual({ version: "2", title: "Harbours", place: "Lisbon" });
    await type("place", "Porto");
    await show({ stored: { ...first, version: 3, title: "Piers" } });
    expect(values()).toMatchObject({ version: "2", place: "Porto" });
  });
});

test("ADMIN-06: a conflict shows both values of each field, and one press puts either into a record's form", async () => {
  await open(async ({ values, type, show, row, press }) => {
    await type("title", "Mine");
    const stored = { ...first, version: 2, title: "Theirs", place: "Porto", isUrgent: true };
    await show({ stored, answer: conflictWith(stored) });
    expect(row("Title")).toEqual(["Mine", "Theirs"]);
    expect(row("Place")).toEqual(["Lisbon", "Porto"]);
    expect(row("Urgent")).toEqual(["No", "Yes"]);
    const untouched = { version: "2", place: "Porto", isUrgent: "on" };
    expect(values(), "what was not touched is theirs").toEqual({ ...untouched, title: "Mine" });

    await press("Title", "Use theirs");
    expect(values()).toEqual({ ...untouched, title: "Theirs" });
    await press("Title", "Keep mine");
    await press("Urgent", "Keep mine");
    expect(values()).toEqual({ version: "2", title: "Mine", place: "Porto" });
  });
});

test.each([
  [false, "someone else saved this record in the meantime", "Theirs"],
  [true, "you saved this record in another tab", "Your other tab"],
])("ADMIN-06: a conflict says who saved the record; the same account: %s", async (isOwn, words, title) => {
  await open(async ({ type, show, text }) => {
    await type("title", "Mine");
    const stored = { ...first, version: 2, title: "Theirs" };
    await show({ stored, answer: conflictWith(stored, isOwn) });
    expect(text()).toContain(`Not saved: ${words}`);
    expect(text()).toContain(`${title}Theirs`);
  });
});

test("ADMIN-06: a draft that was begun before others changed the same field is saved against its own version", async () => {
  await open(async ({ type }) => type("title", "Mine"));
  shown = { stored: { ...first, version: 2, place: "Porto" } };
  await open(async ({ values }) => {
    expect(values(), "another field").toEqual({ version: "2", title: "Mine", place: "Porto" });
  });
  shown = { stored: { ...first, version: 3, title: "Theirs" } };
  await open(async ({ values }) => expect(values()).toMatchObject({ version: "1", title: "Mine" }));
});

/** Waits until the journal has done what it was asked for, which it does in order. */
const settle = () => readFormEntry(formEntryKey("nobody", "nothing")).then(() => {});

function conflictWith({ version, ...stored }: Stored, isOwn = false): RecordAnswer {
  return {
    status: "conflict",
    result: {},
    version,
    conflict: { isOwn, fields: ["title", "place", "isUrgent"], stored },
  };
}

interface OpenForm {
  values: () => Record<string, unknown>;
  text: () => string;
  type: (name: string, text: string) => Promise<void>;
  show: (next: typeof shown) => Promise<void>;
  /** The values of a row of the conflict. */
  row: (label: string) => (string | null | undefined)[];
  press: (label: string, choice: string) => Promise<void>;
}

/** Opens the form in a new tab of the same browser, and closes the tab after `use`. */
async function open(use: (form: OpenForm) => Promise<void>) {
  const layout = {
    id: "routes/admin/layout",
    element: <Outlet />,
    loader: () => ({ staff: { id: "mara" } }),
  };
  const router = createMemoryRouter([{ ...layout, children: [{ path: "/", element: <Screen /> }] }]);
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  await act(() => root.render(<RouterProvider router={router} />));
  await act(settle);
  const form = place.querySelector("form");
  if (!form) throw new Error("no form");
  const rowOf = (label: string) =>
    [...place.querySelectorAll("fieldset")].find((row) => row.querySelector("legend")?.textContent === label);
  await use({
    values: () => Object.fromEntries(new FormData(form)),
    text: () => place.textContent ?? "",
    type: (name, text) => act(async () => fill(form, name, text)),
    show: (next) =>
      act(async () => {
        shown = next;
        changed.dispatchEvent(new Event("change"));
      }),
    row: (label) =>
      [...(rowOf(label)?.querySelectorAll("p.whitespace-pre-wrap") ?? [])].map((side) => side.textContent),
    press: (label, choice) =>
      act(async () => {
        const choices = [...(rowOf(label)?.querySelectorAll("label") ?? [])];
        choices.find(({ textContent }) => textContent === choice)?.click();
      }),
  });
  await act(() => root.unmount());
  place.remove();
}

function subscribe(listen: () => void) {
  changed.addEventListener("change", listen);
  return () => changed.removeEventListener("change", listen);
}

function Screen() {
  const { stored, answer } = useSyncExternalStore(subscribe, () => shown);
  const journal = useRecordForm({ key: "record:1", formId: "record", version: stored.version, answer });
  return (
    <form id="record" onInput={journal.note}>
      <RecordNotice journal={journal} formId="record" noun="record" />
      <label htmlFor="title">Title</label>
      <input id="title" name="title" defaultValue={stored.title} />
      <label htmlFor="place">Place</label>
      <input id="place" name="place" defaultValue={stored.place} />
      <label htmlFor="urgent">Urgent</label>
      <input id="urgent" type="checkbox" name="isUrgent" defaultChecked={stored.isUrgent} />
    </form>
  );
}
