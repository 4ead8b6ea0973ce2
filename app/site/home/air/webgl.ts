import type { Size } from "#app/flow-field/point.ts";
import type { Frame, Layer, Painter, SceneName, StageColours } from "./painter.ts";
import type { Scene } from "./scene.ts";
import { fragmentShader, vertexShader } from "./shaders.ts";

/**
 * Components per vertex: position, direction, lengths from its start and to its end, phase with light and freedom,
 * side.
 */
const layout = [2, 2, 2, 3, 1];
const STRIDE = layout.reduce((sum, count) => sum + count, 0);
const RESTART = 0xffffffff;

interface Mesh extends Size {
  vertices: WebGLVertexArrayObject;
  buffers: WebGLBuffer[];
  count: number;
}

/** Draws scenes as ribbons with two vertices per point; only a few uniforms change per frame. */
export function webglPainter(gl: WebGL2RenderingContext, colours: StageColours): Painter {
  const program = linked(gl);
  gl.clearColor(...colours.ground, 1);
  const meshes = new Map<SceneName, Mesh>();
  const places = new Map<string, WebGLUniformLocation | null>();
  let view = { width: 1, height: 1 };
  let ratio = 1;

  const set = (name: string, ...values: number[]) => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
    const place = places.get(name) ?? null;
    const [x = 0, y = 0, z = 0, w = 0] = values;
    if (values.length === 1) gl.uniform1f(place, x);
    else if (values.length === 2) gl.uniform2f(place, x, y);
    else if (values.length === 3) gl.uniform3f(place, x, y, z);
    else gl.uniform4f(place, x, y, z, w);
  };

  function paintLayer({ scene, x, y, scale, clip, isOpaque, fade, alpha, revealed, hidden, scatter }: Layer) {
    const mesh = meshes.get(scene);
    if (!mesh || alpha <= 0) return;
    const { x: clipX, y: clipY, width, height } = clip ?? { x: -1e4, y: -1e4, width: 3e4, height: 3e4 };
    set("clip", clipX, clipY, clipX + width, clipY + height);
    set("fade", fade);
    if (clip) {
      const [left, top] = [Math.round(clip.x * ratio), Math.round(clip.y * ratio)];
      const [right, bottom] = [
        Math.round((clip.x + clip.width) * ratio),
        Math.round((clip.y + clip.height) * ratio),
      ];
      gl.enable(gl.SCISSOR_TEST);
      gl.scissor(left, gl.drawingBufferHeight - bottom, right - left, bottom - top);
      if (isOpaque) gl.clear(gl.COLOR_BUFFER_BIT);
    }
    set("place", x, y, scale);
    set("extent", mesh.width, mesh.height);
    set("shown", alpha, revealed, hidden, scatter);
    gl.bindVertexArray(mesh.vertices);
    gl.drawElements(gl.TRIANGLE_STRIP, mesh.count, gl.UNSIGNED_INT, 0);
    gl.disable(gl.SCISSOR_TEST);
  }

  return {
    resize(next, nextRatio) {
      view = next;
      ratio = nextRatio;
      gl.canvas.width = Math.round(view.width * ratio);
      gl.canvas.height = Math.round(view.height * ratio);
      gl.viewport(0, 0, gl.canvas.width, gl.canvas.height);
    },
    add(name, scene) {
      removeMesh(gl, meshes.get(name));
      meshes.set(name, meshOf(gl, scene));
    },
    paint({ time, pointer, layers }: Frame) {
      gl.clear(gl.COLOR_BUFFER_BIT);
      set("line", ...colours.line);
      set("signal", ...colours.signal);
      set("view", view.width, view.height);
      set("ratio", ratio);
      set("time", time);
      set("pointer", pointer.x, pointer.y, pointer.strength, pointer.radius);
      set("flow", pointer.flow.x, pointer.flow.y, pointer.wake);
      for (const layer of layers) paintLayer(layer);
    },
    finish: () => gl.finish(),
  };
}

function meshOf(gl: WebGL2RenderingContext, { width, height, threads }: Scene): Mesh {
  const points = threads.reduce((sum, { line }) => sum + line.length, 0);
  const values = new Float32Array(points * 2 * STRIDE);
  const order = new Uint32Array(points * 2 + threads.length);
  let [vertex, at] = [0, 0];
  for (const { line, width: weight, isHot, phase, light, freedom } of threads) {
    const lengths = lengthsOf(line);
    const whole = lengths.at(-1) ?? 0;
    for (const [position, { x, y }] of line.entries()) {
      const before = line[Math.max(position - 1, 0)] ?? { x, y };
      const after = line[Math.min(position + 1, line.length - 1)] ?? { x, y };
      const [dx, dy] = [after.x - before.x, after.y - before.y];
      const along = Math.sqrt(dx * dx + dy * dy) || 1;
      const run = lengths[position] ?? 0;
      for (const side of [-1, 1]) {
        // Encodes three values: the magnitude is the weight, the sign the side, and an offset of ten the signal colour.
        const ribbon = side * (weight + (isHot ? 10 : 0));
        values.set(
          [
            x,
            y,
            dx / along,
            dy / along,
            run,
            whole - run,
            phase,
            light[position] ?? 0,
            freedom[position] ?? 1,
            ribbon,
          ],
          vertex * STRIDE,
        );
        order[at++] = vertex++;
      }
    }
    order[at++] = RESTART;
  }
  const vertices = gl.createVertexArray();
  gl.bindVertexArray(vertices);
  const buffers = [gl.createBuffer(), gl.createBuffer()];
  gl.bindBuffer(gl.ARRAY_BUFFER, buffers[0] ?? null);
  gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffers[1] ?? null);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, order, gl.STATIC_DRAW);
  let offset = 0;
  for (const [place, count] of layout.entries()) {
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, count, gl.FLOAT, false, STRIDE * 4, offset * 4);
    offset += count;
  }
  gl.bindVertexArray(null);
  return { width, height, vertices, buffers, count: at };
}

function lengthsOf(line: { x: number; y: number }[]): number[] {
  let sum = 0;
  return line.map(({ x, y }, position) => {
    const before = line[position - 1];
    if (before) sum += Math.sqrt((x - before.x) ** 2 + (y - before.y) ** 2);
    return sum;
  });
}

function removeMesh(gl: WebGL2RenderingContext, mesh: Mesh | undefined) {
  if (!mesh) return;
  gl.deleteVertexArray(mesh.vertices);
  for (const buffer of mesh.buffers) gl.deleteBuffer(buffer);
}

function linked(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  const sources = [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const;
  for (const [type, source] of sources) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error("no shader could be created");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const reasons = gl.getAttachedShaders(program)?.map((shader) => gl.getShaderInfoLog(shader));
    throw new Error(`the shaders do not link: ${reasons} ${gl.getProgramInfoLog(program)}`);
  }
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL, no hook of React
  gl.useProgram(program);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  return program;
}
