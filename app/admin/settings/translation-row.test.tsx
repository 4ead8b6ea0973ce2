// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { createEditor, draftOf, EditorContext } from "#app/admin/editor/editor.ts";
import { noLibrary } from "#app/admin/editor/library.ts";
import { defaultSettings, keysIn } from "#app/domain/settings/registry.ts";
import { inheritedSetting } from "#app/domain/settings/tab-draft.ts";
import { tabTypeOf } from "./setting-tab-type.ts";
import { SettingsScreen } from "./settings-screen.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const place = { tab: "home", language: "de" } as const;
const team = [{ name: "Ines Duarte", role: "Design", imageUrl: "" }];

test("LANG-03: an empty text has the main language's as its placeholder only", async () => {
  const { screen, draft, press, type } = await open();
  const title = screen.querySelector<HTMLInputElement>("[id$=home_news_title]:is(input)");
  expect([title?.value, title?.placeholder, title?.required]).toEqual(["", "News", false]);
  expect(draft().home_news_title).toBe("");
  expect(screen.textContent).not.toContain("Greyscale until hovered");

  await type(title, "Neues");
  expect(draft().home_news_title).toBe("Neues");
  await press("Use the main language’s textfor Title");
  expect(draft().home_news_title).toBe("");
});

test("LANG-03: an empty list shows the main language's, which can be copied", async () => {
  const { screen, draft, press } = await open();
  expect(screen.textContent).toContain("Ines Duarte\nDesign");
  await press("Copy from Englishfor Members");
  expect(draft().home_team_members).toEqual(team);
  await press("Use the main language’s listfor Members");
  expect(draft().home_team_members).toBeNull();
});

test("LANG-03: a list can be empty in one language, which the row says and takes back", async () => {
  const { screen, draft, press } = await open();
  const row = screen.querySelector("#setting-home_team_members");
  await press("Leave emptyfor Members");
  expect(draft().home_team_members).toEqual([]);
  expect(row?.querySelector("[role=status]")?.textContent).toBe("Empty: visitors of this language see none.");
  expect(row?.textContent).not.toContain("Ines Duarte");
  await press("Use the main language’s listfor Members");
  expect(draft().home_team_members).toBeNull();
  expect(row?.textContent).toContain("Ines Duarte");
});

test("LANG-03: the tab links to each of its languages and marks the current one", async () => {
  const { screen } = await open();
  const links = [...screen.querySelectorAll("nav[aria-label='Language of the texts'] a")];
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
    ["/admin/settings/home", null],
    ["/admin/settings/de:home", "page"],
  ]);
  expect(screen.querySelector("nav[aria-label='Settings'] [aria-current=page]")?.textContent).toBe("Home");
  expect(screen.textContent).toContain("that of the main language (English)");
});

async function open() {
  const draft = Object.fromEntries(keysIn("home", "de").map((key) => [key, inheritedSetting(key)]));
  const editor = createEditor({
    ...{ type: tabTypeOf(place), draft, published: draft, version: 1 },
    item: {
      ...{ id: "1", slug: "home", screen: "/admin/settings/de:home", type: "settings", key: "de:home" },
      ...{ path: undefined, isPublished: true, publishedAt: null, isChanged: false, scheduledAt: null },
      ...{ scheduleFailure: null, isLate: false },
    },
    account: { id: "1", name: "Ada Keller" },
    ...{ mayUpdate: true, mayPublish: true, library: noLibrary },
    ...{ pages: [], contents: {}, suggestions: {}, site: { url: "http://localhost" } },
  });
  const main = { ...defaultSettings, home_team_members: team };
  const settings = keysIn("home", "de").map((key) => ({
    ...{ key, stored: undefined, version: 0, hasHistory: false, problem: undefined },
    ...{ value: defaultSettings[key], default: main[key] },
  }));
  const element = (
    <EditorContext.Provider value={editor}>
      <SettingsScreen
        {...place}
        {...{
          settings,
          visibleTabs: [{ name: "home", label: "Home" }],
          earlier: null,
          hasPreviousVersion: false,
        }}
        languages={[
          { code: "", name: "English" },
          { code: "de", name: "German" },
        ]}
      />
    </EditorContext.Provider>
  );
  const router = createMemoryRouter([{ path: "/admin/settings/:tab", element }], {
    initialEntries: ["/admin/settings/de:home"],
  });
  const screen = document.body.appendChild(document.createElement("div"));
  const root = createRoot(screen);
  await act(() => root.render(<RouterProvider router={router} />));
  onTestFinished(async () => {
    await act(() => root.unmount());
    screen.remove();
  });
  return {
    screen,
    draft: () => draftOf(editor.getState()),
    press: (text: string) =>
      act(() => [...screen.querySelectorAll("button")].find((each) => each.textContent === text)?.click()),
    type: (input: HTMLInputElement | null, text: string) =>
      act(() => {
        if (!input) throw new Error("the field is missing");
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }),
  };
}
