import { z } from "zod";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import { parseBoundedJson } from "./bounded-json.ts";

const basesSchema = z.record(z.string(), z.string().max(64));

/** What a form says that its fields began with; nothing where it says it unreadably. */
export function readBases(form: FormData): Bases {
  try {
    return basesSchema.parse(parseBoundedJson(String(form.get("bases") ?? "{}")));
  } catch {
    return {};
  }
}
