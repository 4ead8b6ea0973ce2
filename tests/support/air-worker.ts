import type { Page } from "playwright";

/** Runs `code` at the start of the worker that draws the stage, on the next pages. */
export async function runInAirWorker(page: Page, code: string) {
  await page.route(/air-worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `{${code}}\n${await response.text()}` });
  });
}

/** Hides that there is no GPU, so that the animation is drawn: a renderer without a name does not count as software. */
export const hideRenderer = `
  const { getExtension } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getExtension = function (name) {
    return name === "WEBGL_debug_renderer_info" ? null : getExtension.call(this, name);
  };
`;

/** A browser without a GPU. */
export const withoutGpu = "OffscreenCanvas.prototype.getContext = () => null;";
