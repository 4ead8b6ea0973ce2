/** Displaces a point of a line: it sways, is scattered while a scene forms, and parts around the pointer. */
export const vertexShader = `#version 300 es
layout(location=0) in vec2 point;
layout(location=1) in vec2 direction;
layout(location=2) in vec2 run;
layout(location=3) in vec3 nature;
layout(location=4) in float ribbon;
uniform vec2 view, extent;
uniform vec3 place, flow;
uniform vec4 pointer, shown, clip;
uniform float time, ratio, fade;
out vec3 stroke;
flat out float isHot;

/** The pointer makes a gap as long as one and a half times its width; lines run on around it. */
float gapAt(vec2 d) {
  vec2 round = vec2(dot(d, flow.xy) / 1.5, dot(d, vec2(-flow.y, flow.x)));
  return dot(round, round);
}

vec2 moved(vec2 p) {
  float phase = nature.x, free = nature.z;
  p += free * 3.5 * vec2(sin(p.y * .009 + time * .33), sin(p.x * .006 - time * .47 + p.y * .004) * 1.6);
  float chaos = shown.w;
  p.y += chaos * (sin(p.x * .0062 + p.y * .003 - time * .5) + .3 * sin(p.x * .011 + phase * 23. + time * .6));
  vec2 q = place.xy + p * place.z;
  vec2 across = vec2(-flow.y, flow.x), d = q - pointer.xy;
  float u = dot(d, flow.xy), v = dot(d, across), r = pointer.w;
  vec2 displaced = d * (sqrt(1. + pointer.z * r * r / max(gapAt(d), .01)) - 1.);
  float trail = flow.z * smoothstep(.2 * r, 1.4 * r, u) * exp(-u / (4.5 * r)) * exp(-v * v / (1.6 * r * r));
  float wave = trail * .26 * r * sin(u / r * 2.2 - time * 5.);
  return q + (displaced + across * wave) * mix(.3, 1., free);
}

void main() {
  float weight = abs(ribbon), side = sign(ribbon);
  isHot = step(10., weight);
  weight = (weight - 10. * isHot) * mix(1., min(place.z, 1.), .7);
  vec2 here = moved(point), ahead = moved(point + direction * 3.);
  vec2 along = normalize(ahead - here + 1e-5), out_ = vec2(-along.y, along.x);
  float half_ = max(weight, 1. / ratio) * .5 + .75 / ratio;
  vec2 at = here + out_ * side * half_;
  gl_Position = vec4(at / view * vec2(2., -2.) + vec2(-1., 1.), 0., 1.);

  float whole = run.x + run.y, ending = min(130., whole * .35);
  float ends = smoothstep(0., ending, run.x) * smoothstep(0., ending, run.y);
  float way = fract(nature.x + time * mix(34., 60., fract(nature.x * 7.)) / max(whole, 260.));
  float reach = max(whole * .34, 90.), head = way * (whole + reach);
  float behind = (head - run.x) / reach;
  float gust = smoothstep(0., .16, behind) * smoothstep(1., .2, behind) * smoothstep(0., .3, way) * smoothstep(1., .7, way);
  float light = nature.y;
  float glow = mix(light * .7 + gust * (light * 1.3 + .06), light * .6 + gust * light, isHot) * ends;

  vec2 inside = min(here - clip.xy, clip.zw - here);
  float edge = smoothstep(0., fade + .01, min(inside.x, inside.y) + .01);
  float order = point.x / extent.x * .72 + fract(nature.x * 13.) * .28;
  float in_ = smoothstep(0., .22, shown.y * 1.22 - order);
  float gone = smoothstep(0., .22, shown.z * 1.22 - order);
  // The one line under the pointer would break.
  vec2 untouched = place.xy + point * place.z - pointer.xy;
  float broken = mix(1., smoothstep(.004, .03, gapAt(untouched) / (pointer.w * pointer.w)), min(pointer.z * 2., 1.));
  stroke = vec3(side * half_, weight, glow * in_ * (1. - gone) * broken * edge * shown.x);
}`;

/** Anti-aliases the line's edges over one device pixel. */
export const fragmentShader = `#version 300 es
precision highp float;
in vec3 stroke;
flat in float isHot;
uniform float ratio;
uniform vec3 line, signal;
out vec4 colour;
void main() {
  float width = max(stroke.y, 1. / ratio);
  float cover = clamp((width * .5 - abs(stroke.x)) * ratio + .5, 0., 1.) * min(stroke.y * ratio, 1.);
  float alpha = min(stroke.z, 1.) * cover;
  colour = vec4(mix(line, signal, isHot) * alpha, alpha);
}`;
