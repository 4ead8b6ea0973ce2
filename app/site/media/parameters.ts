import { found } from "#app/http/params.ts";

const fileName = /^(\d{1,4}\.(avif|webp)|whole\.(svg|mp4|webm|pdf))$/;

/** The name of a variant; anything else is a 404. */
export function fileParam(value: string | undefined): string {
  return found(value && fileName.test(value) ? value : undefined);
}

/** What an address says of the revision it means; null for none, or for nonsense. */
export function revisionParam(url: URL): string | null {
  const revision = url.searchParams.get("v");
  return revision && /^[0-9a-f]{16}$/.test(revision) ? revision : null;
}
