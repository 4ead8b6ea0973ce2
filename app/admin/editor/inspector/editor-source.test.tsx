// @vitest-environment jsdom
import { act, Profiler } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { createEditor, EditorContext } from "#app/admin/editor/editor.ts";
import { noLibrary } from "#app/admin/editor/library.ts";
import { FieldSourceContext } from "#app/admin/fields/binding.ts";
import { FieldControl } from "#app/admin/fields/fields.tsx";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import { aBlock } from "#tests/support/drafts.ts";
import { loadFindMissing, useBlockSource, useInvalidCount } from "./editor-source.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const block: StoredBlock = { ...aBlock(1), type: "video", props: { title: "A film", heading: "Films" } };

const names = ["heading", "title"];

test("PAGE-03: a key in a field renders no other field of its block", async () => {
  await loadFindMissing();
  const editor = anEditor();
  const rendered: string[] = [];
  const root = createRoot(document.createElement("div"));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <EditorContext.Provider value={editor}>
        <BlockFields onRender={(name) => rendered.push(name)} />
      </EditorContext.Provider>,
    ),
  );
  await act(() => expect.poll(() => rendered.length).toBeGreaterThanOrEqual(names.length));
  rendered.length = 0;

  const key = { type: "change", blockId: block.id, path: ["heading"], value: "Films!", typed: true } as const;
  await act(async () => editor.getState().edit(key));
  expect(rendered).toEqual(["heading"]);
});

test.each([
  ["an empty rich text", { type: "rich-text", props: { body: { type: "doc", content: [] } } }, 0],
  ["a number that is too high", { type: "code", props: { code: "x", notes: [{ line: 999, text: "" }] } }, 1],
  ["a heading that is too long", { type: "video", props: { heading: "word ".repeat(60) } }, 1],
])("PAGE-03: errors are counted without missing values: %s", async (_, changes, count) => {
  await loadFindMissing();
  const editor = anEditor([{ ...block, ...changes }]);
  const place = document.createElement("div");
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <EditorContext.Provider value={editor}>
        <InvalidCount />
      </EditorContext.Provider>,
    ),
  );
  expect(place.textContent).toBe(String(count));
});

const InvalidCount = () => useInvalidCount();

function BlockFields({ onRender }: { onRender: (name: string) => void }) {
  const source = useBlockSource(block.id);
  return (
    <FieldSourceContext.Provider value={source}>
      {names.map((name) => (
        <Profiler key={name} id={name} onRender={onRender}>
          <FieldControl field={aField(name)} path={[name]} />
        </Profiler>
      ))}
    </FieldSourceContext.Provider>
  );
}

const aField = (name: string): FieldDescription => ({ name, label: name, control: "text", required: true });

function anEditor(blocks = [block]) {
  const draft = { blocks };
  return createEditor({
    item: {
      ...{ id: "films", slug: "films", screen: "/admin/pages/films", type: "pages", key: "films" },
      ...{ path: "/films", isPublished: true, publishedAt: null, isChanged: false, scheduledAt: null },
      ...{ scheduleFailure: null, isLate: false },
    },
    ...{ draft, published: draft, version: 1, pages: [], contents: {}, suggestions: {} },
    account: { id: "mara", name: "Mara" },
    ...{ mayUpdate: true, mayPublish: true, site: { url: "https://agency.test" } },
    library: noLibrary,
    type: {
      ...{ noun: "page", labelOf: String, inWords: (_, value) => String(value) },
      ...{ blankOf: () => "", problemsOf: () => [] },
    },
  });
}
