import { randomUUID } from "node:crypto";

/** The form data as sent by a browser: text fields first, files last. */
export function anEnquiry(fields: Record<string, string> = {}, files: File[] = []): FormData {
  const form = new FormData();
  const complete = {
    id: randomUUID(),
    name: "Ines Duarte",
    email: "ines@ferries.example",
    description: "Ferry bookings that survive the summer.",
  };
  for (const [name, value] of Object.entries({ ...complete, ...fields })) form.set(name, value);
  for (const file of files) form.append("files", file);
  return form;
}
