import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { renderWhole } from "#app/server/render.server.ts";

afterEach(() => void vi.unstubAllGlobals());

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test("FAST-02: the server waits for a lazy component and renders it into the first HTML", async () => {
  const { lazyComponent } = await import("./lazy-component.ts");
  const LazyGreeting = lazyComponent("greeting", async () => ({ Greeting }), "Greeting");
  const html = await renderWhole(<LazyGreeting name="Ada" />);
  expect(html.replaceAll("<!-- -->", "")).toContain("<p>Hello Ada</p>");
  expect(html).toContain('<template data-lazy="greeting"></template>');
});

test("FAST-02: before hydration a browser loads the lazy components of its page and no others", async () => {
  const found = (selector: string) => (selector === 'template[data-lazy="shown"]' ? {} : null);
  vi.stubGlobal("document", { readyState: "complete", querySelector: found });
  vi.resetModules();
  const { lazyComponent } = await import("./lazy-component.ts");
  const { whenReadyToHydrate } = await import("./before-hydration.ts");
  const load = vi.fn(async () => ({ Greeting }));
  const loadOther = vi.fn(async () => ({ Greeting }));
  const Shown = lazyComponent("shown", load, "Greeting");
  lazyComponent("other", loadOther, "Greeting");
  await whenReadyToHydrate();
  expect(load).toHaveBeenCalledOnce();
  expect(loadOther).not.toHaveBeenCalled();
  expect(renderToStaticMarkup(<Shown name="Ada" />)).toContain("<p>Hello Ada</p>");
});

test("FAST-02: a lazy component that cannot be loaded fails the page on the server", async () => {
  const { lazyComponent } = await import("./lazy-component.ts");
  const LazyGreeting = lazyComponent<{ name: string }, "Greeting">(
    "lost",
    () => Promise.reject(new Error("no file")),
    "Greeting",
  );
  await expect(renderWhole(<LazyGreeting name="Ada" />)).rejects.toThrow("no file");
});
