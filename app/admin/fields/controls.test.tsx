// @vitest-environment jsdom
import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { act, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { list, listOf, longText, phone, text } from "#app/fields/descriptors.ts";
import { fieldsOf } from "#app/fields/field-meta.ts";
import { hexColour } from "#app/fields/hex-colour.ts";
import { image } from "#app/fields/references.ts";
import { FormFields } from "./form-source.tsx";
import { formSchemaOf, typedValues } from "./typed-values.ts";

test("SET-01: items of a list in a form are added, moved and removed", async () => {
  const office = z.object({
    phones: listOf("Phones", "phone", phone("Number"), { max: 3 }),
    offices: list("Offices", "office", { city: text("City"), address: longText("Address", { min: 0 }) }),
  });
  const { press, type, sent, find } = await openForm(office, {
    phones: ["+44 161 496 0123"],
    offices: [{ city: "Lisbon", address: "" }],
  });

  await press("Add phone");
  await type("phones[1]", "+351 21 000 0000");
  await press("Move phone 2 up");
  await press("Add office");
  expect(find<HTMLDetailsElement>("li:last-child > details").open).toBe(true);
  await type("offices[1].city", "Porto");
  expect(sent()).toMatchObject({
    phones: ["+351 21 000 0000", "+44 161 496 0123"],
    offices: [{ city: "Lisbon" }, { city: "Porto" }],
  });

  await press("Remove phone 1");
  await press("Remove office 1");
  expect(sent()).toMatchObject({ phones: ["+44 161 496 0123"], offices: [{ city: "Porto" }] });
});

test("a picture field submits all its values in one hidden input", async () => {
  const cover = z.object({ cover: image("Cover") });
  const stored = { src: "/art/cover.avif", alt: "A harbour", isDecorative: false };
  const { type, sent, find } = await openForm(cover, { cover: stored });

  await type("#form-cover-alt", "A harbour at night");
  expect(sent()).toEqual({ cover: { ...stored, alt: "A harbour at night" } });

  await act(() => find("#form-cover-isDecorative").click());
  expect(sent()).toMatchObject({ cover: { isDecorative: true } });
});

test("PAGE-04: resetting a form shows the currently stored values, including structured ones", async () => {
  const cover = z.object({ title: text("Title"), cover: image("Cover") });
  const stored = { src: "/art/cover.avif", alt: "A harbour", isDecorative: false };
  const { type, sent, store } = await openForm(cover, { title: "Quay", cover: stored });

  await type("#form-cover-alt", "Typed");
  const next = { title: "Pier", cover: { ...stored, alt: "By somebody else" } };
  await store(next);
  expect(sent()).toEqual(next);
});

test("the contrast of a colour is checked against the current value of another field", async () => {
  const colours = z.object({
    ink: hexColour("Ink", { against: { name: "paper", field: "paper" } }),
    paper: hexColour("Paper"),
  });
  const { type, warning } = await openForm(colours, { ink: "#000000", paper: "#ffffff" });
  expect(warning()).toBe("");

  await type("ink", "#777");
  expect(warning()).toContain("hard to read on paper: the contrast is 4.4 to 1");
  await type("paper", "#000000");
  expect(warning()).toBe("");
});

async function openForm(fields: z.ZodObject, stored: object) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const schema = formSchemaOf(fields);
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    place.remove();
  });
  let setStored = (_: object) => {};
  function Stored() {
    const [now, set] = useState(stored);
    setStored = set;
    return <Form fields={fields} stored={now} />;
  }
  await act(() => root.render(<Screen>{() => <Stored />}</Screen>));
  const find = <Found extends HTMLElement>(selector: string) => {
    const found = place.querySelector<Found>(selector);
    if (!found) throw new Error(`nothing is at ${selector}`);
    return found;
  };
  const form = find<HTMLFormElement>("form");
  return {
    find,
    warning: () => find("[aria-live]").textContent,
    async press(name: string) {
      const buttons = [...place.querySelectorAll("button")];
      const button = buttons.find((each) => (each.ariaLabel ?? each.textContent) === name);
      await act(() => button?.click());
    },
    async type(target: string, value: string) {
      const control = target.startsWith("#") ? find(target) : form.elements.namedItem(target);
      if (!(control instanceof HTMLInputElement)) throw new Error(`nothing to type into at ${target}`);
      await act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, value);
        control.dispatchEvent(new Event("input", { bubbles: true }));
      });
    },
    async store(next: object) {
      await act(() => setStored(next));
      await act(() => form.reset());
    },
    sent() {
      const parsed = parseWithZod(new FormData(form), { schema });
      return parsed.status === "success" ? parsed.value : parsed.error;
    },
  };
}

function Screen({ children }: { children: () => ReactNode }) {
  return <RouterProvider router={createMemoryRouter([{ path: "/", element: children() }])} />;
}

function Form({ fields, stored }: { fields: z.ZodObject; stored: object }) {
  const [form] = useForm({
    id: "form",
    defaultValue: typedValues(fieldsOf(fields), stored),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: formSchemaOf(fields) }),
  });
  return (
    <form {...getFormProps(form)}>
      <FormFields form={form} fields={fields} />
    </form>
  );
}
