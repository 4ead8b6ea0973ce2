// @vitest-environment jsdom
import { expect, test } from "vitest";
import { textInAdmin } from "#tests/support/text-in-admin.tsx";
import { FilterLink, ListPages } from "./lists.tsx";

test("LANG-02: counts of lists are grouped by thousands as the office writes them", async () => {
  const textIn = (decimal: string) =>
    textInAdmin(
      <>
        <FilterLink to="/" isCurrent count={12_345}>
          New
        </FilterLink>
        <ListPages page={41} perPage={50} shown={50} total={12_345} pathOf={String} />
      </>,
      { decimal },
    );

  expect(await textIn(".")).toBe("New 12,3452,001–2,050 of 12,345NewerOlder");
  expect(await textIn(",")).toBe("New 12.3452.001–2.050 of 12.345NewerOlder");
});
