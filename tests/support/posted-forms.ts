import type { Page } from "playwright/test";

/** A form as a browser without JavaScript would submit it. */
export interface PostedForm {
  action: string;
  fields: [name: string, value: string][];
}

/** The POST forms of an HTML document; of radio buttons, the checked one. */
export function postedForms(page: Page, html: string, address: string): Promise<PostedForm[]> {
  return page.evaluate(
    ([text, base]) => {
      const document = new DOMParser().parseFromString(text, "text/html");
      const resolve = (action: string | null) => {
        const { pathname, search } = new URL(action || base, base);
        return pathname + search;
      };
      const fieldsOf = (form: HTMLFormElement) => {
        const controls = [...form.elements].filter(
          (control) =>
            control instanceof HTMLInputElement ||
            control instanceof HTMLSelectElement ||
            control instanceof HTMLTextAreaElement ||
            control instanceof HTMLButtonElement,
        );
        return controls.flatMap((control): [string, string][] => {
          const isLeftOut =
            !control.name ||
            control.type === "file" ||
            (control instanceof HTMLInputElement && control.type === "radio" && !control.checked);
          return isLeftOut ? [] : [[control.name, control.value]];
        });
      };
      return [...document.forms]
        .filter(({ method }) => method === "post")
        .map((form) => ({
          action: resolve(form.getAttribute("action")),
          fields: [...new Map(fieldsOf(form))],
        }));
    },
    [html, address] as const,
  );
}
