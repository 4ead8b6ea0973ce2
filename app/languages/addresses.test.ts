import { expect, test } from "vitest";
import { addressIn, addressInEach, stableAddress } from "./addresses.ts";
import { mainEdition } from "./language.ts";

test.each([
  ["/news", "/aktuelles"],
  ["/news/page/2", "/aktuelles/page/2"],
  ["/news/a-door?utm_source=x#end", "/aktuelles/a-door?utm_source=x#end"],
  ["/about/careers/keeper", "/karriere/keeper"],
  ["/lets-talk?message=Hi", "/projekt-anfragen?message=Hi"],
  ["/lets-talk/sent", "/projekt-anfragen/gesendet"],
  ["/search?q=news", "/suche?q=news"],
])("LANG-01: the address %s is %s in German, and back", (english, german) => {
  expect(addressIn(english, mainEdition("de"))).toBe(german);
  expect(addressIn(german, mainEdition("de"))).toBe(german);
  expect(addressIn(german, mainEdition("en"))).toBe(english);
  expect(stableAddress(german)).toBe(english);
});

test.each(["/", "/newsroom", "/about", "/lets-talk/enquiries", "/search/more", "https://a.example/news", ""])(
  "LANG-01: the address %j is the same in every language",
  (address) => {
    expect(addressInEach(address)).toEqual([address]);
  },
);
