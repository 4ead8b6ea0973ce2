import { expect, test } from "vitest";
import { findPreviewPage } from "#app/domain/pages/drafts.server.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { renderLazyToText } from "#tests/support/render-to-text.tsx";
import { composePage } from "./content-page.server.ts";
import { PageView } from "./page-view.tsx";

test.each(["", "de"] as const)(
  "LANG-03: previews show the home page of the language %j as visitors see it",
  async (language) => {
    const { id } = await createPage({ language, slug: "home", title: "Start" });
    const found = await findPreviewPage({ pageId: id });
    if (!found) throw new Error("there is no page");
    const shown = await renderLazyToText(<PageView page={await composePage(found, [])} />);
    expect(shown).not.toContain("Breadcrumb");
  },
);
