import { expect, test } from "vitest";
import { createEditor } from "./editor.ts";
import { noLibrary } from "./library.ts";

const item = {
  ...{ id: "footer", slug: "footer", screen: "/admin/settings/footer", type: "settings", key: "footer" },
  ...{ path: undefined, isPublished: true, publishedAt: null, isChanged: false, scheduledAt: null },
  ...{ scheduleFailure: null, isLate: false },
};

test("SET-02: a problem that only the server finds stays at its field until the draft changes", () => {
  const draft = { links: ["/one", "/two"] };
  const editor = createEditor({
    ...{ item, draft, published: draft, version: 1, pages: [], contents: {}, suggestions: {} },
    account: { id: "mara", name: "Mara" },
    ...{ mayUpdate: true, mayPublish: true, site: { url: "https://agency.test" } },
    library: noLibrary,
    type: {
      ...{ noun: "tab", labelOf: String, inWords: (_, value) => String(value) },
      ...{ blankOf: () => "", problemsOf: () => [] },
    },
  });
  const { edit, set } = editor.getState();
  const refused = [{ path: ["links", 1], message: "This address does not exist" }];
  set({ refused });

  edit({ type: "select", selection: { ids: [], anchor: null, focus: null } });
  set({ showsMissing: true });
  expect(editor.getState().refused).toEqual(refused);
  // As the button that removes an item does, without an input event.
  edit({ type: "field", name: "links", value: ["/one"] });
  expect(editor.getState().refused).toEqual([]);
  set({ refused });
  edit({ type: "undo" });
  expect(editor.getState().refused).toEqual([]);
});
