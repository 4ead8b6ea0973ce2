// @vitest-environment jsdom
import { act, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { list, listOf, longText, phone, picture, tags, text } from "#app/fields/descriptors.ts";
import { type FieldDescription, fieldsOf } from "#app/fields/field-meta.ts";
import { hexColour } from "#app/fields/hex-colour.ts";
import { type PropPath, valueAt, withValueAt } from "#app/fields/prop-path.ts";
import { image } from "#app/fields/references.ts";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { controlledBinding, controlledList, type FieldSource, FieldSourceContext } from "./binding.ts";
import { Fields } from "./fields.tsx";

test("SET-01: items of a list are added, moved and removed", async () => {
  const office = z.object({
    phones: listOf("Phones", "phone", phone("Number"), { max: 3 }),
    offices: list("Offices", "office", { city: text("City"), address: longText("Address", { min: 0 }) }),
  });
  const { press, type, values, find } = await open(office, {
    phones: ["+44 161 496 0123"],
    offices: [{ city: "Lisbon", address: "" }],
  });

  await press("Add phone");
  await type("phones-1", "+351 21 000 0000");
  await press("Move phone 2 up");
  await press("Add office");
  expect(find<HTMLDetailsElement>("li:last-child > details").open).toBe(true);
  await type("offices-1-city", "Porto");
  expect(values()).toMatchObject({
    phones: ["+351 21 000 0000", "+44 161 496 0123"],
    offices: [{ city: "Lisbon" }, { city: "Porto" }],
  });

  await press("Remove phone 1");
  await press("Remove office 2");
  expect(values()).toMatchObject({ phones: ["+44 161 496 0123"], offices: [{ city: "Lisbon" }] });
});

test("a picture field changes its parts and keeps the others", async () => {
  const cover = z.object({ cover: image("Cover") });
  const stored = { src: "/art/cover.avif", alt: "A harbour", isDecorative: false };
  const { type, values, find } = await open(cover, { cover: stored });

  await type("cover-alt", "A harbour at night");
  expect(values()).toEqual({ cover: { ...stored, alt: "A harbour at night" } });

  await act(() => find("#cover-isDecorative").click());
  expect(values()).toMatchObject({ cover: { isDecorative: true } });
});

test("BRAND-01: the preview of a picture shows a file of the site as soon as its path is complete", async () => {
  const { type, preview } = await open(z.object({ logo: picture("Logo") }), { logo: "/brand/logo.svg" });
  expect(preview()).toBe("/brand/logo.svg");
  await type("logo", "/brand/logo.sv");
  expect(preview()).toBeUndefined();
});

test("NEWS-01: tags keep the text while it is typed, and store what the commas separate", async () => {
  const { type, values, find } = await open(z.object({ tags: tags("Tags") }), { tags: ["Ports"] });
  await type("tags", "Ports, ");
  expect(values()).toEqual({ tags: ["Ports"] });
  expect(find<HTMLInputElement>("#tags").value).toBe("Ports, ");
  await type("tags", "Ports, Pilots,,");
  expect(values()).toEqual({ tags: ["Ports", "Pilots"] });
});

test("the contrast of a colour is checked against the current value of another field", async () => {
  const colours = z.object({
    ink: hexColour("Ink", { against: { name: "paper", field: "paper" } }),
    paper: hexColour("Paper"),
  });
  const { type, warning } = await open(colours, { ink: "#000000", paper: "#ffffff" });
  expect(warning()).toBe("");

  await type("ink", "#777");
  expect(warning()).toContain("hard to read on paper: the contrast is 4.4 to 1");
  await type("paper", "#000000");
  expect(warning()).toBe("");
});

/** Renders the fields of an object over a state. The id of a control is its path. */
async function open(fields: z.ZodObject, stored: object) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    place.remove();
  });
  let values: unknown = stored;
  function Form() {
    const [now, setNow] = useState<unknown>(stored);
    values = now;
    const source = useMemo((): FieldSource => {
      const bindingOf = (field: FieldDescription, path: PropPath) =>
        controlledBinding(field, {
          id: path.join("-"),
          value: valueAt(values, path),
          errors: undefined,
          change: (next) => setNow((before: unknown) => withValueAt(before, path, next)),
        });
      return {
        useBinding: bindingOf,
        useList: (field, path) => controlledList({ field, binding: bindingOf(field, path) }),
        announce: () => {},
        isReadOnly: false,
        isHelpBeside: false,
        suggestions: {},
      };
    }, []);
    return (
      <FieldSourceContext.Provider value={{ ...source }}>
        <Fields fields={fieldsOf(fields)} path={[]} />
      </FieldSourceContext.Provider>
    );
  }
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <Tooltips>
          <Form />
        </Tooltips>
      ),
    },
  ]);
  await act(() => root.render(<RouterProvider router={router} />));
  const find = <Found extends HTMLElement>(selector: string) => {
    const found = place.querySelector<Found>(selector);
    if (!found) throw new Error(`nothing is at ${selector}`);
    return found;
  };
  return {
    find,
    values: () => values,
    preview: () => place.querySelector("img")?.getAttribute("src") ?? undefined,
    warning: () => find("[aria-live]").textContent,
    async press(name: string) {
      const buttons = [...place.querySelectorAll("button")];
      const button = buttons.find((each) => (each.ariaLabel ?? each.textContent) === name);
      await act(() => button?.click());
    },
    async type(id: string, value: string) {
      const control = find(`[id="${id}"]`);
      if (!(control instanceof HTMLInputElement)) throw new Error(`nothing to type into at ${id}`);
      await act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, value);
        control.dispatchEvent(new Event("input", { bubbles: true }));
      });
    },
  };
}
