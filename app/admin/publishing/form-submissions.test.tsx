// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { type ActionFunctionArgs, createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { useFetcherInTurn } from "./form-submissions.ts";

test("ADMIN-06: changes in quick succession are sent one after another, and none is aborted", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const sent: { change: unknown; signal: AbortSignal; answer: () => void }[] = [];
  async function action({ request }: ActionFunctionArgs) {
    const change = (await request.formData()).get("change");
    await new Promise<void>((answer) => {
      sent.push({ change, signal: request.signal, answer });
    });
    return null;
  }
  let submit: ReturnType<typeof useFetcherInTurn>["submit"] | undefined;
  function Screen() {
    submit = useFetcherInTurn().submit;
    return null;
  }
  const router = createMemoryRouter([{ path: "/", element: <Screen />, action }]);
  const root = createRoot(document.createElement("main"));
  await act(() => root.render(<RouterProvider router={router} />));

  for (const change of ["one", "two", "three"]) await act(() => submit?.({ change }, { method: "post" }));
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(sent).toHaveLength(count));
    await act(() => sent.at(-1)?.answer());
  }
  expect(sent.map(({ change, signal }) => [change, signal.aborted])).toEqual([
    ["one", false],
    ["two", false],
    ["three", false],
  ]);
  await act(() => root.unmount());
});
