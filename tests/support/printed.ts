import type { Page } from "playwright/test";

/** Points from the edge of a sheet to what is printed: 16 mm. */
const MARGIN_PT = 45;

interface PrintedHeading {
  title: string;
  /** Of the sheet that it is on, from 1. */
  sheet: number;
  /** Points below its upper edge that are left on the sheet, without the margin. */
  roomPt: number;
}

/** Prints a page as Chromium does, and returns its sheets and where its headings are, from the outline of the PDF. */
export async function printed(page: Page, format: "A4" | "Letter") {
  const pdf = (await page.pdf({ format, tagged: true, outline: true })).toString("latin1");
  const sheets = [...pdf.matchAll(/(\d+) 0 obj\n<<\/Type \/Page\n/g)].map(([, id]) => id);
  const headings = [...pdf.matchAll(/\/Title ([^\n]*)\n\/Dest \[(\d+) 0 R \/XYZ [\d.]+ (-?[\d.]+) 0\]/g)].map(
    ([, title = "", sheet, top]): PrintedHeading => ({
      title,
      sheet: sheets.indexOf(sheet) + 1,
      roomPt: Math.round(Number(top)) - MARGIN_PT,
    }),
  );
  return { sheets: sheets.length, headings };
}
