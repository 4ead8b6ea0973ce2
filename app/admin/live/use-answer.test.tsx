// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, onTestFinished, test } from "vitest";
import { useAnswer } from "./live-updates.tsx";

test("ADMIN-06: the result of a save stays when the screen revalidates and is cleared by navigation", async () => {
  const { router, text } = await open();
  const body = new FormData();
  await act(() => router.navigate("/", { formMethod: "post", formData: body }));
  expect(text()).toBe("not saved, 1");

  await act(() => router.revalidate());
  expect(text()).toBe("not saved, 1");
  await act(() => router.navigate("/", { formMethod: "post", formData: body }));
  expect(text()).toBe("not saved, 2");
  await act(() => router.navigate("/"));
  expect(text()).toBe("");
});

async function open() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let saves = 0;
  const router = createMemoryRouter([
    { path: "/", element: <Screen />, loader: () => null, action: () => `not saved, ${++saves}` },
  ]);
  const place = document.createElement("main");
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  await act(() => root.render(<RouterProvider router={router} />));
  return { router, text: () => place.textContent };
}

function Screen() {
  return <p>{useAnswer<() => string>()}</p>;
}
