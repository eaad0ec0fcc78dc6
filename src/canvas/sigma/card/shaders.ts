import { INNER_STAR } from "../../keyboard/node-outline";

/** Model units to one unit of Sigma's space: the same for every graph, so that nothing is scaled anew when it grows. */
export const SPACE = 1000;

/** A colour whose last step of opacity is whole. */
export const WHOLE = /* glsl */ `vec4 whole(vec4 color) {
  return vec4(color.rgb, min(1.0, color.a * 255.0 / 254.0));
}`;

/** What each corner of a node hands on to its pixels. */
const nodePassed = /* glsl */ `varying vec2 v_point;
varying float v_radius;
varying float v_border;
varying float v_kind;
varying vec4 v_color;
varying vec4 v_borderColor;
varying vec4 v_ring;`;

/** A quad round each node; sizes are in model units, and no node is smaller on the screen than a dot. */
export const nodeVertex = /* glsl */ `
attribute vec2 a_position;
attribute float a_radius;
attribute float a_border;
attribute float a_kind;
attribute vec4 a_color;
attribute vec4 a_borderColor;
attribute vec4 a_ring;
attribute vec2 a_corner;
uniform mat3 u_matrix;
uniform float u_zoom;
uniform float u_leastPx;
${nodePassed}
${WHOLE}
void main() {
  float least = a_radius > 0.0 ? u_leastPx / (2.0 * u_zoom) : 0.0;
  v_radius = max(a_radius, least);
  float reach = a_ring.a > 0.0 ? 16.0 : a_border;
  float extent = a_radius > 0.0 ? (v_radius + reach) * 1.1 + 1.5 / u_zoom : 0.0;
  v_point = a_corner * extent;
  v_border = a_border;
  v_kind = a_kind;
  v_color = whole(a_color);
  v_borderColor = whole(a_borderColor);
  v_ring = whole(a_ring);
  vec2 place = a_position + vec2(v_point.x, -v_point.y) / ${SPACE}.0;
  gl_Position = vec4((u_matrix * vec3(place, 1.0)).xy, 0.0, 1.0);
}`;

/** Distance to the outline of each shape, in model units; y points down. */
const outlines = /* glsl */ `
float box(vec2 p, vec2 half_) {
  vec2 d = abs(p) - half_;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}
float fivefold(vec2 p) {
  float far = -2.0;
  for (int i = 0; i < 5; i++) {
    float angle = 1.5707963 + float(i) * 1.2566371;
    far = max(far, dot(p, vec2(cos(angle), sin(angle))) - 0.809);
  }
  return far;
}
float star(vec2 p) {
  vec2 k1 = vec2(0.809016994, -0.587785252);
  vec2 k2 = vec2(-k1.x, k1.y);
  p.y = -p.y;
  p.x = abs(p.x);
  p -= 2.0 * max(dot(k1, p), 0.0) * k1;
  p -= 2.0 * max(dot(k2, p), 0.0) * k2;
  p.x = abs(p.x);
  p.y -= 1.0;
  vec2 ba = ${INNER_STAR.toFixed(4)} * vec2(-k1.y, k1.x) - vec2(0.0, 1.0);
  float h = clamp(dot(p, ba) / dot(ba, ba), 0.0, 1.0);
  return length(p - ba * h) * sign(p.y * ba.x - p.x * ba.y);
}
float outline(vec2 p, float r, float shape) {
  vec2 q = p / r;
  vec2 five = vec2(q.x * 0.951, q.y * 0.9045 - 0.0955);
  if (shape < 0.5) return length(p) - r;
  if (shape < 1.5) return box(p, vec2(r * 0.54)) - r * 0.46;
  if (shape < 2.5) return box(p, vec2(r));
  if (shape < 3.5) return (abs(p.x) + abs(p.y) - r) * 0.7071;
  if (shape < 4.5) return max(p.y - r, (2.0 * abs(p.x) - p.y - r) * 0.4472);
  if (shape < 5.5) return max(-p.y - r, (2.0 * abs(p.x) + p.y - r) * 0.4472);
  if (shape < 6.5) return fivefold(five) * r;
  if (shape < 7.5) return star(five) * r;
  if (shape < 8.5) return (max(abs(q.x), abs(q.x) * 0.5 + abs(q.y) * 0.866) - 0.866) * r;
  return min(box(p, vec2(r, 0.36 * r)), box(p, vec2(0.36 * r, r)));
}`;

/** Fill, border, and a ring outside: whole for what is selected or new, in dashes for what changed. */
export const nodeFragment = /* glsl */ `
precision highp float;
${nodePassed}
uniform float u_zoom;
uniform float u_pixels;
${outlines}
float inside(float distance_) {
  return clamp(0.5 - distance_ * u_zoom * u_pixels, 0.0, 1.0);
}
float dashes(float length_) {
  float turn = atan(v_point.y, v_point.x) / 6.2831853 + 0.5;
  float count = max(4.0, floor(6.2831853 * v_radius / length_ + 0.5));
  return fract(turn * count) < 0.55 ? 1.0 : 0.0;
}
void main() {
  float shape = mod(v_kind, 16.0);
  float state = floor(v_kind / 16.0);
  float d = outline(v_point, v_radius, shape);
  float half_ = v_border * 0.5;
  float border = v_border > 0.0 ? inside(d - half_) : inside(d);
  float fill = v_border > 0.0 ? inside(d + half_) : border;
  if (state > 1.5) border *= max(fill, dashes(6.0));
  vec4 rim = vec4(v_borderColor.rgb, 1.0) * v_borderColor.a * border;
  vec4 face = vec4(v_color.rgb, 1.0) * v_color.a * fill;
  vec4 color = face + rim * (1.0 - fill);
  if (v_ring.a > 0.0) {
    float away = d - half_ - 2.5;
    float ring = inside(away - 2.0) * (1.0 - inside(away));
    if (state > 0.5 && state < 1.5) ring *= dashes(10.0);
    color = color + vec4(v_ring.rgb, 1.0) * v_ring.a * ring * (1.0 - color.a);
  }
  gl_FragColor = color;
}`;
