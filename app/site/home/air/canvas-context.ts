export type CanvasContext = WebGL2RenderingContext | OffscreenCanvasRenderingContext2D;

const options: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  powerPreference: "low-power",
  failIfMajorPerformanceCaveat: true,
};

/** Returns a WebGL context or, without a GPU, a 2D context. Null when the browser supports neither in workers. */
export function openContext(canvas: OffscreenCanvas): CanvasContext | null {
  return hasGpu() ? canvas.getContext("webgl2", options) : canvas.getContext("2d", { alpha: false });
}

/** Asks another canvas, because a canvas keeps the kind of its first context. */
function hasGpu(): boolean {
  const gl = new OffscreenCanvas(1, 1).getContext("webgl2", options);
  if (!gl) return false;
  const isSlow = isSoftware(gl);
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !isSlow;
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
