import { messages } from "#app/admin/editor/messages.ts";
import type { Finding, FindingPlace } from "../finding.ts";

/** A file that the page has loaded, as the browser has measured it. */
interface LoadedFile {
  name: string;
  initiatorType: string;
  /** Bytes as they were sent. */
  encodedBodySize: number;
}

/** Bytes of one file that make a phone wait: a second of a slow 4G line (1.6 Mbit/s, Lighthouse's). */
const heavyFile = 200_000;
/** Bytes of a whole page, of which HTTP Archive's median for phones is some 2.3 MB. */
const heavyPage = 1_500_000;

/**
 * Pictures that a phone waits for, with where they stand, and a page that is heavy as a whole; scripts are the
 * editor's own here.
 */
export function findHeavy(
  loaded: readonly LoadedFile[],
  placeOf: (address: string) => FindingPlace | undefined,
): Finding[] {
  const files = loaded.filter(({ name }) => !name.endsWith(".js"));
  const pictures = files.filter(
    ({ initiatorType, encodedBodySize }) => initiatorType === "img" && encodedBodySize > heavyFile,
  );
  const total = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return [
    ...pictures.map(({ name, encodedBodySize }) => {
      const file = new URL(name).pathname.split("/").at(-1);
      const message = `The picture ${file} has ${kilobytes(encodedBodySize)}; a phone waits for it`;
      return { ...advice(message), place: placeOf(name) };
    }),
    ...(total > heavyPage ? [advice(messages.thePageHasOfPictures(kilobytes(total)))] : []),
  ];
}

function advice(message: string): Finding {
  return { weight: "advice", message };
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}
