/** Checks of settings, and their values as text. */
export const messages = {
  empty: "Empty",
  furtherLanguageAsMain: (language: string) =>
    `${language} is a further language with separate pages, so it cannot become the language of the site. Remove it from the further languages and save first; visitors then no longer see these pages.`,
  lowContrast: (background: string, contrast: number, min: number) =>
    `Too little contrast with ${background}: ${contrast} to 1, but text needs ${min} to 1. Choose a colour that differs more from ${background}.`,
  mainLanguageAsFurther: (language: string) =>
    `${language} is the language of the site. Uncheck it here, or choose another language of the site above.`,
  no: "No",
  none: "None",
  notAContainer: "use the container’s ID, such as GTM-AB12CD3",
  notAHoliday: "use a date such as 2026-12-24, or 12-24 for every year",
  notAnOutline:
    "paste an SVG that contains a path, or the data of a path such as M0 0L10 0L5 8Z. Convert text, circles and strokes to paths first, and simplify drawings with more than 500 points",
  notAFilm: "choose a video from the media library",
  notALink: "use a web address or a path that starts with /",
  notATimeZone: "use the name of a time zone, such as Europe/London",
  nothingStored: "Nothing stored",
  notHtml: "This is not HTML: put JavaScript between <script> and </script>",
  notJson: "This is not valid JSON",
  scriptError: (line: number, problem: string) => `Line ${line}: ${problem}`,
  scriptNotClosed: (line: number) => `Line ${line}: this <script> is not closed`,
  yes: "Yes",
} as const;
