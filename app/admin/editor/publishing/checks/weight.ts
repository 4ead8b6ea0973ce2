import { messages } from "#app/admin/editor/messages.ts";
import type { Finding, FindingPlace } from "#app/admin/editor/publishing/finding-list.tsx";

/** A resource timing entry of a file that the page loaded. */
interface LoadedFile {
  name: string;
  initiatorType: string;
  /** Bytes transferred. */
  encodedBodySize: number;
}

/** Bytes of a file that takes a phone one second on slow 4G (1.6 Mbit/s, Lighthouse). */
const heavyFile = 200_000;
/** Bytes of a heavy page; the HTTP Archive median for phones is about 2.3 MB. */
const heavyPage = 1_500_000;

/**
 * Heavy pictures with their places, and the total page weight; scripts are excluded, because here they are the
 * editor's.
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
      const message = messages.pictureIsHeavy(file ?? "", kilobytes(encodedBodySize));
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
