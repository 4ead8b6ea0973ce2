export type AirContext = WebGL2RenderingContext | CanvasRenderingContext2D;

/** What the air is drawn with: a graphics card, or a canvas without one. Null where the browser has neither. */
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
 * Whether the processor does the work of a graphics card, which takes longer than a plain canvas. Chromium and Safari
 * name the renderer in an extension only; Firefox warns of that extension in its console.
 */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const name = String(gl.getParameter(gl.RENDERER));
  const extension = name === "WebKit WebGL" ? gl.getExtension("WEBGL_debug_renderer_info") : null;
  const renderer = extension ? String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : name;
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}
