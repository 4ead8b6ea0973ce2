import type { Page } from "playwright/test";

/** The unsaved forms in the journal of the page's browser, as JSON. Browsers store them a moment after the last key. */
export function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const { name } = databases.find((each) => each.name === "kestrel-editor") ?? {};
    if (!name) return "";
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction("entries").objectStore("entries").getAll();
        reading.onsuccess = () => {
          database.close();
          resolve(JSON.stringify(reading.result));
        };
        reading.onerror = () => reject(reading.error);
      };
    });
  });
}
