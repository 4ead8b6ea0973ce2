// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "#tests/support/fake-storage.ts";
import { fill, JournalNotice, useFormJournal } from "./form-journal.tsx";

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

test("ADMIN-06: unsaved text is offered to its author only, and nobody else overwrites or discards it", async () => {
  await openAs("mara", async ({ form }) => {
    await act(() => fill(form, "note", "Rang at nine"));
  });
  await openAs("jonas", async ({ form, isOffered }) => {
    expect(isOffered()).toBe(false);
    await act(() => fill(form, "note", "Rang at ten"));
  });
  for (const [account, note] of [
    ["jonas", "Rang at ten"],
    ["mara", "Rang at nine"],
  ] as const) {
    await openAs(account, async ({ form, isOffered, restore }) => {
      expect(isOffered()).toBe(true);
      await restore();
      expect(new FormData(form).get("note")).toBe(note);
    });
  }
});

interface OpenForm {
  form: HTMLFormElement;
  isOffered: () => boolean;
  restore: () => Promise<void>;
}

/** Opens the form in a new tab of the same browser, and closes the tab after `use`. */
async function openAs(id: string, use: (open: OpenForm) => Promise<void>) {
  const layout = { id: "routes/admin/layout", element: <Outlet />, loader: () => ({ staff: { id } }) };
  const router = createMemoryRouter([{ ...layout, children: [{ path: "/", element: <Screen /> }] }]);
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  await act(() => root.render(<RouterProvider router={router} />));
  const form = place.querySelector("form");
  if (!form) throw new Error("no form");
  const offer = () => place.querySelector<HTMLButtonElement>("[role=status] button");
  await use({
    form,
    isOffered: () => offer() !== null,
    restore: () => act(async () => offer()?.click()),
  });
  await act(() => root.unmount());
  place.remove();
}

function Screen() {
  const journal = useFormJournal({ key: "lead-note:1", formId: "note", version: 0, saved: undefined });
  return (
    <form id="note" onInput={journal.note}>
      <JournalNotice journal={journal} />
      <textarea name="note" />
    </form>
  );
}
