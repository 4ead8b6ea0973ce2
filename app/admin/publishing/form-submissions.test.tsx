// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { type ActionFunctionArgs, createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { useFetcherInTurn } from "./form-submissions.ts";

interface Sent {
  change: unknown;
  signal: AbortSignal;
  answer: () => void;
}

let submit: ReturnType<typeof useFetcherInTurn>["submit"] | undefined;

function Screen() {
  submit = useFetcherInTurn().submit;
  return null;
}

/** A screen with the hook, another screen, and the changes that the server gets. */
async function renderScreens() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const sent: Sent[] = [];
  async function action({ request }: ActionFunctionArgs) {
    const change = (await request.formData()).get("change");
    await new Promise<void>((answer) => {
      sent.push({ change, signal: request.signal, answer });
    });
    return null;
  }
  const routes = [
    { path: "/", element: <Screen />, action },
    { path: "/elsewhere", element: null },
  ];
  const router = createMemoryRouter(routes, { future: { v7_fetcherPersist: true } });
  const root = createRoot(document.createElement("main"));
  await act(() => root.render(<RouterProvider router={router} />));
  onTestFinished(() => act(() => root.unmount()));
  return { router, sent };
}

const change = async (value: string) =>
  act(() => submit?.({ change: value }, { method: "post", action: "/" }));

test("ADMIN-06: changes in quick succession are sent one after another, and none is aborted", async () => {
  const { sent } = await renderScreens();
  for (const value of ["one", "two", "three"]) await change(value);
  for (const count of [1, 2, 3]) {
    await expect.poll(() => sent).toHaveLength(count);
    await act(() => sent.at(-1)?.answer());
  }
  expect(sent.map(({ change, signal }) => [change, signal.aborted])).toEqual([
    ["one", false],
    ["two", false],
    ["three", false],
  ]);
});

test("ADMIN-06: changes that still wait are sent when the screen is left, one after another", async () => {
  const { router, sent } = await renderScreens();
  const answers: (() => void)[] = [];
  const fetching = vi.fn(
    (_action: string, _init: RequestInit) =>
      new Promise<Response>((resolve) => answers.push(() => resolve(new Response()))),
  );
  vi.stubGlobal("fetch", fetching);
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const value of ["one", "two", "three"]) await change(value);
  await expect.poll(() => sent).toHaveLength(1);

  await act(() => router.navigate("/elsewhere"));
  for (const value of ["two", "three"]) {
    await expect.poll(() => fetching).toHaveBeenLastCalledWith("/", expect.anything());
    expect(String(fetching.mock.lastCall?.[1].body)).toBe(`change=${value}`);
    answers.at(-1)?.();
    await expect.poll(() => fetching).toHaveBeenCalledTimes(2);
  }
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
  await act(() => sent[0]?.answer());
});
