/** Rows of keyboards that the password checker's own graphs (QWERTY, QWERTZ, AZERTY, Dvorak, keypads) do not have. */
const layouts = {
  russian: ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
  ukrainian: ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"],
  bulgarian: ["уеишщксдзц", "ьяаожгтнвмч", "юйъэфхпрлб"],
  greek: [";ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
  turkish: ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"],
  hebrew: ["/'קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
  arabic: ["ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤرﻻىةوزظ"],
};

/** The neighbours of a key: left, above left, above right, right, below right, below left. */
type Graph = Record<string, (string | null)[]>;

/** Graphs as `@zxcvbn-ts` reads them: each key is written as its small and its capital letter. */
export function keyboardGraphs(): Record<string, Graph> {
  return Object.fromEntries(
    Object.entries(layouts).map(([name, rows]) => [name, graphOf(["1234567890-=", ...rows])]),
  );
}

function graphOf(rows: string[]): Graph {
  const keys = rows.map((row) =>
    [...row].map((letter) => [...new Set([letter, letter.toUpperCase()])].join("")),
  );
  const at = (row: number, place: number) => keys[row]?.[place] ?? null;
  return Object.fromEntries(
    keys.flatMap((row, y) =>
      row.flatMap((key, x) => {
        const above = [at(y - 1, x), at(y - 1, x + 1)];
        const below = [at(y + 1, x), at(y + 1, x - 1)];
        return [...key].map((sign) => [sign, [at(y, x - 1), ...above, at(y, x + 1), ...below]]);
      }),
    ),
  );
}
