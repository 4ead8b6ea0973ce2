// @vitest-environment jsdom
import "fake-indexeddb/auto";
import fc from "fast-check";
import { act, useLayoutEffect, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { useAdded } from "#app/admin/publishing/form-submissions.ts";
import { FakeStorage } from "#tests/support/fake-storage.ts";
import { fill } from "./form-controls.ts";
import { draftInForm, formEntryKey, readFormEntry, removeFormEntry, type Typed } from "./form-entry.ts";
import { JournalNotice } from "./journal-notice.tsx";
import { useFormJournal } from "./use-form-journal.ts";

beforeEach(async () => {
  for (const account of ["mara", "jonas"]) await removeFormEntry(formEntryKey(account, "lead-note:1"));
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

test("ADMIN-06: unsaved text is restored for its author only, and no other person can overwrite or discard it", async () => {
  await openAs("mara", async ({ type }) => type("Rang at nine"));
  await openAs("jonas", async ({ text, isRestored, type }) => {
    expect([text(), isRestored()]).toEqual(["", false]);
    await type("Rang at ten");
  });
  await openAs("jonas", async ({ text, isRestored }) => {
    expect([text(), isRestored()]).toEqual(["Rang at ten", true]);
  });
  await openAs("mara", async ({ text }) => expect(text()).toBe("Rang at nine"));
});

test("ADMIN-06: a letter typed into a restored draft adds to it", async () => {
  await openAs("mara", async ({ type }) => type("A long reply"));
  await openAs("mara", async ({ text, type }) => type(`${text()}!`));
  await openAs("mara", async ({ text }) => expect(text()).toBe("A long reply!"));
});

test("ADMIN-06: what is typed while the draft of an earlier visit is read is shown beside it, and both are kept", async () => {
  await openAs("mara", async ({ type }) => type("A long reply"));
  await openAs(
    "mara",
    async ({ text, sides }) => {
      expect(text()).toBe("A long reply");
      expect(sides()).toEqual(["A long reply", "Early"]);
    },
    "Early",
  );
  await openAs("mara", async ({ text }) => expect(text()).toBe("A long reply"));
});

test("ADMIN-06: what is typed and sent before an earlier draft is read is stored: the session may have ended", async () => {
  await openAs("jonas", async () => {}, "Early", "sent");
  await openAs("jonas", async ({ text }) => expect(text()).toBe("Early"));
});

test("ADMIN-06: what is typed into a form that is left before an earlier draft is read is stored", async () => {
  await openAs("jonas", async () => {}, "Early", "left");
  await openAs("jonas", async ({ text }) => expect(text()).toBe("Early"));
  await openAs("jonas", async () => {}, "Later", "left");
  await openAs("jonas", async ({ text }) => expect(text()).toBe("Later"));
});

test("ADMIN-06: what is typed before the journal is ready counts as typed", async () => {
  typedAtOnce = "At once";
  await openAs("jonas", async () => {});
  typedAtOnce = "";
  await openAs("jonas", async ({ text, isRestored }) => {
    expect([text(), isRestored()]).toEqual(["At once", true]);
  });
});

test("ADMIN-06: a draft that the previous release stored elsewhere is in the form, once", async () => {
  const storage = new FakeStorage();
  vi.stubGlobal("localStorage", storage);
  const typed = [["note", "From before"]];
  storage.setItem("unsaved:jonas:lead-note:1", JSON.stringify({ version: 0, at: 0, from: [], typed }));
  await openAs("jonas", async ({ text, discard }) => {
    expect(text()).toBe("From before");
    await discard();
  });
  await openAs("jonas", async ({ text }) => expect(text()).toBe(""));
});

type Step = { do: "type"; text: string } | { do: "leave" | "discard" | "send" | "send and leave" };

const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant("type" as const), text: fc.string({ minLength: 1 }) }),
    },
    fc.record({ do: fc.constantFrom("leave", "discard", "send", "send and leave" as const) }),
  ),
  { maxLength: 12 },
);

test("ADMIN-06: in any order of typing, leaving, discarding and sending, the form has exactly what was typed and not sent", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await removeFormEntry(formEntryKey("mara", "lead-note:1"));
      sent.length = 0;
      let expected = "";
      for (const visit of visitsOf(taken)) {
        await openAs("mara", async ({ text, type, isRestored, discard, send }) => {
          expect([text(), isRestored()]).toEqual([expected, expected !== ""]);
          for (const step of visit) {
            // What is sent twice in the same words is taken for one.
            if (step.do === "type") {
              expected = `${text()}${step.text}${sent.length}`;
              await type(expected);
            } else if (step.do === "discard" && isRestored()) await discard();
            else if (step.do === "send" && expected) await send();
            else if (step.do === "send and leave" && expected) sent.push(expected);
            if (step.do === "send" || step.do === "send and leave") expected = "";
            if (step.do === "discard" && !text()) expected = "";
            if (step.do !== "send and leave") expect(text()).toBe(expected);
          }
        });
      }
    }),
    { numRuns: 40 },
  );
});

/** A visit ends with leaving. */
function visitsOf(taken: Step[]): Step[][] {
  const visits: Step[][] = [[]];
  for (const step of taken) {
    visits.at(-1)?.push(step);
    if (step.do === "leave" || step.do === "send and leave") visits.push([]);
  }
  return [...visits, []];
}

test("ADMIN-06: a draft replaces only the fields that it changes; of those that others changed too, both values are shown", () => {
  const entry = {
    version: 1,
    at: 0,
    from: pairs({ title: "Quay", "phones[0].number": "1", note: "Old" }),
    typed: pairs({ title: "Quay", "phones[0].number": "2", note: "Mine" }),
  };
  const present = pairs({ title: "Pier", "phones[0].number": "1", note: "Theirs" });
  const draft = draftInForm(entry, present);
  expect(draft.typed).toEqual(pairs({ title: "Pier", "phones[0].number": "2", note: "Mine" }));
  expect(draft.from).toEqual(pairs({ title: "Pier", "phones[0].number": "1", note: "Old" }));
  expect(draft.conflicts).toEqual(["note"]);
  expect(draftInForm({ ...entry, typed: present }, present).changed.size).toBe(0);
});

const pairs = (values: Record<string, string>): Typed => Object.entries(values);

interface OpenForm {
  text: () => string;
  type: (text: string) => Promise<void>;
  isRestored: () => boolean;
  /** Both values of the conflict. */
  sides: () => (string | null)[];
  discard: () => Promise<void>;
  send: () => Promise<void>;
}

/**
 * Opens the form in a new tab of the same browser, and closes the tab after `use`. `early` is typed at once; then the form
 * is sent, or left.
 */
async function openAs(
  id: string,
  use: (open: OpenForm) => Promise<void>,
  early?: string,
  then?: "sent" | "left",
) {
  const layout = { id: "routes/admin/layout", element: <Outlet />, loader: () => ({ staff: { id } }) };
  const router = createMemoryRouter([{ ...layout, children: [{ path: "/", element: <Screen /> }] }]);
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  await act(() => root.render(<RouterProvider router={router} />));
  const form = place.querySelector("form");
  if (!form) throw new Error("no form");
  if (early)
    await act(() => {
      fill(form, "note", early);
      if (then === "sent") form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
      if (then === "left") root.render(null);
    });
  await act(settle);
  const notice = () => place.querySelector<HTMLButtonElement>("[role=status] button");
  const text = () => String(new FormData(form).get("note"));
  await use({
    text,
    type: (typed) => act(async () => fill(form, "note", typed)),
    isRestored: () => notice() !== null,
    sides: () => [...place.querySelectorAll("p.whitespace-pre-wrap")].map((side) => side.textContent),
    discard: () => act(async () => notice()?.click()),
    send: () =>
      act(async () => {
        form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
        sent.push(text());
        changed.dispatchEvent(new Event("sent"));
      }),
  });
  await act(() => root.unmount());
  place.remove();
}

/** Waits until the journal has done what it was asked for, which it does in order. */
const settle = () => readFormEntry(formEntryKey("nobody", "nothing")).then(() => {});

/** The notes that the server has stored. */
const sent: string[] = [];
const changed = new EventTarget();

function subscribe(listen: () => void) {
  changed.addEventListener("sent", listen);
  return () => changed.removeEventListener("sent", listen);
}

/** Typed while the form is shown, before its effects have run. */
let typedAtOnce = "";

function Screen() {
  useLayoutEffect(() => {
    const form = document.querySelector("form");
    if (form && typedAtOnce) fill(form, "note", typedAtOnce);
  }, []);
  const stored = useSyncExternalStore(subscribe, () => sent.length);
  const saved = useAdded("note", "note", stored);
  const isSent = (typed: Typed) => typed.some(([, value]) => sent.includes(value));
  const journal = useFormJournal({ key: "lead-note:1", formId: "note", version: 0, saved, isSent });
  return (
    <form id="note" onInput={journal.note} onSubmit={(event) => event.preventDefault()}>
      <JournalNotice journal={journal} />
      <label>
        Note <textarea name="note" />
      </label>
    </form>
  );
}
