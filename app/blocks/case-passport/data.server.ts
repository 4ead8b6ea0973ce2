import { pagesByReference } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { CasePassportProps } from "./schema.ts";

/** Resolves the passport's page ids or slugs to published pages; logs a warning when none of them is. */
export default async function loadCasePassport({ techStack, services, solutions }: CasePassportProps) {
  const index = await listPublishedPages();
  const resolve = (references: string[]) =>
    pagesByReference(index, references).map(({ id, slug, title, path }) => ({ id, slug, title, path }));

  const data = { techStack: resolve(techStack), services: resolve(services), solutions: resolve(solutions) };
  const references = [...techStack, ...services, ...solutions];
  if (references.length > 0 && Object.values(data).flat().length === 0) {
    log.warn({ techStack, services, solutions }, "no published pages for the references of a case passport");
  }
  return data;
}
