// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { FilterLink, ListPages } from "./lists.tsx";

test("LANG-02: counts of lists are grouped by thousands as the office writes them", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const textIn = async (decimal: string) => {
    const element = (
      <>
        <FilterLink to="/" isCurrent count={12_345}>
          New
        </FilterLink>
        <ListPages page={41} perPage={50} shown={50} total={12_345} pathOf={String} />
      </>
    );
    const loader = () => ({ decimal });
    const children = [{ path: "/", element }];
    const router = createMemoryRouter([{ id: "routes/admin/layout", element: <Outlet />, loader, children }]);
    const place = document.createElement("main");
    const root = createRoot(place);
    await act(() => root.render(<RouterProvider router={router} />));
    const text = place.textContent;
    await act(() => root.unmount());
    return text;
  };

  expect(await textIn(".")).toBe("New 12,3452,001–2,050 of 12,345NewerOlder");
  expect(await textIn(",")).toBe("New 12.3452.001–2.050 of 12.345NewerOlder");
});
