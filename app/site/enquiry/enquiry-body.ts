import { readFirstTouch } from "../first-touch.ts";
import { readVisitorHistory } from "../visitor-history.ts";

/**
 * What is sent: the form's texts, where the visitor stands and came from (LEAD-12), the proof of work where one was
 * asked for, and the files last, so that the
 * server knows the enquiry before the first byte of a file.
 */
export function enquiryBody(form: HTMLFormElement, files: readonly File[], proof?: string): FormData {
  const body = new FormData();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") body.set(name, value);
  }
  for (const [name, value] of Object.entries(readFirstTouch())) body.set(name, value);
  body.set("sourcePage", window.location.pathname);
  body.set("sourceUrl", window.location.href);
  body.set("visitorHistory", JSON.stringify(readVisitorHistory()));
  if (proof) body.set("proof", proof);
  for (const file of files) body.append("files", file, file.name);
  return body;
}
