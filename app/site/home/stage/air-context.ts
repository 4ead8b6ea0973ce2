export type AirContext = WebGL2RenderingContext | CanvasRenderingContext2D;

/** Returns a WebGL context or, without a GPU, a 2D context. Null when the browser supports neither. */
export function airContext(): AirContext | null {
  return graphicsContext() ?? openCanvas().getContext("2d", { alpha: false });
}

function graphicsContext(): WebGL2RenderingContext | null {
  const gl = openCanvas().getContext("webgl2", {
    alpha: false,
    antialias: false,
    powerPreference: "low-power",
    failIfMajorPerformanceCaveat: true,
  });
  if (!gl || !isSoftware(gl)) return gl;
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return null;
}

function openCanvas(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.className = "stage-live";
  return canvas;
}

/**
 * Whether WebGL runs on the CPU, which is slower than a 2D canvas. Chromium and Safari reveal the renderer only through
 * an extension; Firefox logs a warning about that extension.
 */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const name = String(gl.getParameter(gl.RENDERER));
  const extension = name === "WebKit WebGL" ? gl.getExtension("WEBGL_debug_renderer_info") : null;
  const renderer = extension ? String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : name;
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}
