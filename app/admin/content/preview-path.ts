import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { paths } from "#app/http/paths.ts";

/** Where signed-in staff can see a draft or a version. */
export function previewPath({ address, collection }: AnyContentType, id: string, version?: number): string {
  return address
    ? paths.contentPreview(collection, id, version)
    : paths.framedPreview(collection, id, version);
}
