import { expect, test } from "vitest";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { SettingHistory } from "./setting-history.tsx";

const history = { now: "None", standard: "Mastodon", isDefault: false, changes: [], requiresPassword: false };

test.each([
  [false, "Use the main language’s text"],
  [true, "Use the main language’s list"],
])(
  "LANG-03: the history of a translated setting offers the main language's value (list: %s)",
  (isList, button) => {
    const html = renderToText(
      <SettingHistory {...history} {...{ isList, mainLanguage: "English" }} maySave />,
    );
    expect(html).toContain(button);
  },
);
