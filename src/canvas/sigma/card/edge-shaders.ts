import { SPACE, WHOLE } from "./shaders";

/** What each corner of an edge hands on to its pixels. */
const edgePassed = /* glsl */ `varying vec4 v_color;
varying float v_along;
varying float v_side;
varying float v_length;
varying float v_width;
varying float v_kind;`;

const edgeShared = /* glsl */ `
attribute vec4 a_color;
attribute float a_width;
attribute float a_kind;
uniform mat3 u_matrix;
uniform float u_zoom;
uniform float u_pixels;
uniform float u_heads;
${edgePassed}
${WHOLE}
float headLength() {
  return 0.24 * max(pow(a_width * 13.37, 0.9), 29.0);
}
void pass(float along, float side, float length_, float reach) {
  v_color = whole(a_color);
  v_along = along;
  v_side = side * reach;
  v_length = length_;
  v_width = a_width;
  v_kind = a_kind;
}
float reachOf() {
  float line = max(a_width, 0.7 / u_zoom) * 0.5 + 0.5 / (u_zoom * u_pixels);
  return u_heads * a_kind >= 4.0 ? max(line, headLength() * 0.5 + 1.0 / u_zoom) : line;
}`;

/** The same without dashes and heads, worked out for each corner and not for each pixel. */
const plainShared = /* glsl */ `
attribute vec4 a_color;
attribute float a_width;
uniform mat3 u_matrix;
uniform float u_zoom;
uniform float u_pixels;
uniform float u_share;
varying vec4 v_color;
varying vec2 v_side;
float reachOf() {
  return max(a_width, 0.7 / u_zoom) * 0.5 + 0.5 / (u_zoom * u_pixels);
}
void pass(float along, float side, float length_, float reach) {
  float alpha = min(1.0, a_color.a * 255.0 / 254.0) * min(1.0, a_width * u_zoom + 0.3) * u_share;
  float px = u_zoom * u_pixels;
  v_color = vec4(a_color.rgb, 1.0) * alpha;
  v_side = vec2(side * reach * px, reach * px);
}`;

export const plainFragment = /* glsl */ `
precision mediump float;
varying vec4 v_color;
varying vec2 v_side;
void main() {
  gl_FragColor = v_color * clamp(v_side.y - abs(v_side.x), 0.0, 1.0);
}`;

const lineVertexWith = (shared: string) => /* glsl */ `
attribute vec2 a_from;
attribute vec2 a_to;
attribute vec2 a_corner;
${shared}
void main() {
  vec2 way = (a_to - a_from) * ${SPACE}.0;
  float length_ = length(way);
  float reach = a_width > 0.0 ? reachOf() : 0.0;
  vec2 along = length_ > 0.0 ? way / length_ : vec2(1.0, 0.0);
  vec2 place = a_from + (way * a_corner.x + vec2(-along.y, along.x) * a_corner.y * reach) / ${SPACE}.0;
  pass(length_ * a_corner.x, a_corner.y, length_, reach);
  gl_Position = vec4((u_matrix * vec3(place, 1.0)).xy, 0.0, 1.0);
}`;

/** A straight edge: one quad. */
export const lineVertex = lineVertexWith(edgeShared);
export const plainLineVertex = lineVertexWith(plainShared);

/** Steps a curve is drawn in. */
export const CURVE_STEPS = 20;

const curveVertexWith = (shared: string) => /* glsl */ `
attribute vec2 a_from;
attribute vec2 a_one;
attribute vec2 a_two;
attribute vec2 a_to;
attribute vec2 a_corner;
${shared}
vec2 quadratic(vec2 a, vec2 b, vec2 c, float t) {
  float u = 1.0 - t;
  return u * u * a + 2.0 * u * t * b + t * t * c;
}
vec2 at(float t) {
  vec2 middle = 0.5 * (a_one + a_two);
  return t < 0.5 ? quadratic(a_from, a_one, middle, 2.0 * t) : quadratic(middle, a_two, a_to, 2.0 * t - 1.0);
}
void main() {
  float t = a_corner.x;
  float along = 0.0;
  float length_ = 0.0;
  vec2 last = a_from;
  for (int i = 1; i <= ${CURVE_STEPS}; i++) {
    float s = float(i) / ${CURVE_STEPS}.0;
    vec2 next = at(s);
    length_ += distance(last, next) * ${SPACE}.0;
    if (s <= t + 0.001) along = length_;
    last = next;
  }
  vec2 way = at(min(t + 0.01, 1.0)) - at(max(t - 0.01, 0.0));
  vec2 tangent = length(way) > 0.0 ? normalize(way) : vec2(1.0, 0.0);
  float reach = a_width > 0.0 ? reachOf() : 0.0;
  vec2 place = at(t) + vec2(-tangent.y, tangent.x) * a_corner.y * reach / ${SPACE}.0;
  pass(along, a_corner.y, length_, reach);
  gl_Position = vec4((u_matrix * vec3(place, 1.0)).xy, 0.0, 1.0);
}`;

/** A curved edge: a strip along two quadratic curves that meet halfway between their control points. */
export const curveVertex = curveVertexWith(edgeShared);
export const plainCurveVertex = curveVertexWith(plainShared);

/** Line with its dashes, and the head at its end. Kind: line style + 4 × head. */
export const edgeFragment = /* glsl */ `
precision highp float;
${edgePassed}
uniform float u_zoom;
uniform float u_pixels;
uniform float u_share;
uniform float u_heads;
float inside(float distance_) {
  return clamp(0.5 - distance_ * u_zoom * u_pixels, 0.0, 1.0);
}
// How far from a head, in head lengths; below 0: in it.
float headAt(float back, float side, float head) {
  float ends = max(-back, back - 1.0);
  float wedge = max((side - back * 0.5) * 0.894, ends);
  if (head < 1.5) return wedge;
  if (head < 2.5) return max(wedge, (back - 0.5 - side) * 0.707);
  if (head < 3.5) return (side - min(back, 1.0 - back)) * 0.707;
  if (head < 4.5) return length(vec2(back - 0.5, side)) - 0.5;
  return max(max(-back, back - 0.25), side - 0.5);
}
void main() {
  float style = mod(v_kind, 4.0);
  float head = u_heads * floor(v_kind / 4.0);
  float side = abs(v_side);
  float headLength = 0.24 * max(pow(v_width * 13.37, 0.9), 29.0);
  float width = max(v_width, 0.7 / u_zoom);
  float line = inside(side - width * 0.5) * min(1.0, v_width * u_zoom + 0.3);
  if (style > 1.5) {
    // Dots with round ends.
    float past = max(0.0, abs(mod(v_along + 2.0, 5.5) - 2.75) - 0.75);
    line = min(line, inside(length(vec2(past, side)) - width * 0.5));
  } else if (style > 0.5) line *= inside(abs(mod(v_along + 2.0, 10.0) - 5.0) - 3.0);
  if (head > 0.5) {
    float back = (v_length - v_along) / headLength;
    if (back < (head > 4.5 ? 0.25 : 0.5)) line = 0.0;
    line = max(line, inside(headAt(back, side / headLength, head) * headLength));
  }
  gl_FragColor = vec4(v_color.rgb, 1.0) * v_color.a * line * u_share;
}`;
