import "#app/languages/messages.server.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { registry } from "#app/domain/settings/registry.ts";
import { ClientStrip } from "./client-strip.tsx";

const clients = (...names: string[]) => names.map((altText) => ({ altText, imageUrl: "" }));

const render = (logos: ReturnType<typeof clients>) =>
  renderToStaticMarkup(<ClientStrip heading="We build for" logos={logos} />);

test("LEAD-03: three logos do not scroll", () => {
  const html = render(clients("Alder", "Birch", "Cedar"));

  expect(html).not.toContain("client-strip-moving");
  expect(html.match(/Birch/g)).toHaveLength(1);
});

test("LEAD-03: four logos scroll, and their copy is hidden from screen readers", () => {
  const html = render(clients("Alder", "Birch", "Cedar", "Dogwood"));

  expect(html).toContain("client-strip-moving");
  expect(html).toMatch(/<ul aria-hidden="true".*Dogwood/);
  expect(html.match(/Dogwood/g)).toHaveLength(2);
});

test("LEAD-03: an empty list and a list never stored show no strip", () => {
  expect(render([])).toBe("");
  expect(render(registry.form_client_logos.default)).toBe("");
});

test("LEAD-03: a logo with a picture is shown as the picture with its name as alternative text", () => {
  const html = render([{ altText: "Alder", imageUrl: "/clients/alder.svg" }]);

  expect(html).toMatch(/<img src="\/clients\/alder\.svg" alt="Alder"/);
});
