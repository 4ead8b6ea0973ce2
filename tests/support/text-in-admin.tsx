import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { vi } from "vitest";

/** The text of an element in the admin's layout, whose loader returns `settings`. Requires jsdom. */
export async function textInAdmin(element: ReactNode, settings: object): Promise<string | null> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const children = [{ path: "/", element }];
  const loader = () => settings;
  const router = createMemoryRouter([{ id: "routes/admin/layout", element: <Outlet />, loader, children }]);
  const place = document.createElement("main");
  const root = createRoot(place);
  await act(() => root.render(<RouterProvider router={router} />));
  const text = place.textContent;
  await act(() => root.unmount());
  return text;
}
