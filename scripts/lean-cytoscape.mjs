// Leaves out of the build what the page never uses of Cytoscape: its graph algorithms, its own layouts, its labels (ours
// are drawn on a layer of their own), shapes no style can name, gradients, and drawing by WebGL. They hang on shared prototypes, so tree shaking alone cannot tell. Tests in node run the package as it is.

/** @typedef {{ readonly start: number, readonly end: number }} Cut */

/**
 * A part of the syntax tree. Which members it has hangs on its `type`, which is looked at before they are read.
 * @typedef {object} Syntax
 * @property {string} type
 * @property {number} start
 * @property {number} end
 * @property {string} name
 * @property {Syntax} id
 * @property {Syntax} key
 * @property {Syntax} value
 * @property {Syntax} expression
 * @property {Syntax} callee
 * @property {Syntax} object
 * @property {Syntax} property
 * @property {Syntax} left
 * @property {Syntax} right
 * @property {Syntax} body
 * @property {Syntax} consequent
 * @property {Syntax} alternate
 * @property {Syntax | null} init
 * @property {readonly Syntax[]} elements
 * @property {readonly Syntax[]} properties
 * @property {readonly Syntax[]} [arguments]
 * @property {readonly Syntax[]} [declarations]
 */

const entry = /cytoscape\/dist\/cytoscape\.esm\.mjs$/;
const keptLayouts = new Set(["preset", "null"]);
/** Called only for elements whose style asks for them, as none in src/canvas/style/stylesheet.ts does, or by what is emptied or not called. */
const unusedForms = [
  "drawInscribedImage",
  "drawPie",
  "drawStripe",
  "drawText",
  "setupTextStyle",
  "getFontCache",
  "applyLabelDimensions",
  "applyPrefixedLabelDimensions",
  "getLabelText",
  "getLabelJustification",
  "calculateLabelDimensions",
  "calculateLabelAngle",
  "createGradientStyleFor",
  "drawEdgeTrianglePath",
  "drawRoundPolygonPath",
  "drawCutRectanglePath",
  "drawBottomRoundRectanglePath",
  "drawBarrelPath",
  "appendFromString",
  "clone",
];
/** Called for every element, or once at the start, with nothing to do for ours. */
const emptied = [
  "drawElementText",
  "recalculateNodeLabelProjection",
  "recalculateEdgeLabelProjections",
  "calculateLabelAngles",
  "generateRoundPolygon",
  "generateCutRectangle",
  "generateBarrel",
  "generateBottomRoundrectangle",
];

/** The same, written in lists of methods: nothing is animated by Cytoscape, and its state is not read as JSON. */
const emptiedMethods = ["startAnimationLoop", "json"];
/** Stand-ins for what every browser has by now. */
const standIns = ["Map", "Promise"];

/** @returns {import("vite").Plugin} */
export function leanCytoscape() {
  return {
    name: "parley-lean-cytoscape",
    apply: "build",
    transform: {
      filter: { id: entry },
      handler(code) {
        /** @type {unknown} */
        const body = this.parse(code).body;
        return { code: withoutUnused(code, /** @type {readonly Syntax[]} */ (body)), map: null };
      },
    },
  };
}

/**
 * @param {string} code
 * @param {readonly Syntax[]} statements
 */
function withoutUnused(code, statements) {
  const algorithms = only(statements.filter(mergesInto("tarjanStronglyConnected$1")), "the list of algorithms");
  const layouts = only(statements.flatMap(listNamed("layout")), "the list of layouts");
  const webgl = only(statements.filter(isAssignmentTo("initWebgl")), "drawing by WebGL");
  const webglName = rootOf(webgl.expression.left);
  const drawing = only(statements.filter(mergesInto(webglName)), "the parts of the canvas renderer");

  const droppedLayouts = layouts.elements.filter(
    (element) => !keptLayouts.has(String(propertyOf(element, "name").value)),
  );
  const dropped = new Set([
    webglName,
    ...algorithms.expression.callee.object.elements.map(({ name }) => name),
    ...droppedLayouts.map((element) => propertyOf(element, "impl").name),
  ]);
  const fallbacks = standIns.map((name) => only(statements.flatMap(standInFor(name)), `a stand-in for ${name}`));
  for (const { alternate } of fallbacks) dropped.add(alternate.name);
  /** @type {Cut[]} */
  const cuts = [
    ...algorithms.expression.callee.object.elements,
    ...droppedLayouts,
    ...drawing.expression.callee.object.elements.filter(({ name }) => name === webglName),
  ].map((element) => ({ ...element, end: element.end + (code[element.end] === "," ? 1 : 0) }));
  cuts.push(
    ...statements.filter((statement) => isAssignment(statement) && dropped.has(rootOf(statement.expression.left))),
  );
  cuts.push(...unusedForms.map((form) => only(statements.filter(isAssignmentTo(form)), form)));
  cuts.push(...fallbacks.flatMap(leavingConsequent));
  for (const name of emptiedMethods) {
    const { body } = only(statements.flatMap(methodNamed(name)), name).value;
    cuts.push({ start: body.start + 1, end: body.end - 1 });
  }
  for (const name of emptied) {
    const { body } = only(statements.filter(isAssignmentTo(name)), name).expression.right;
    cuts.push({ start: body.start + 1, end: body.end - 1 });
  }
  return without(code, cuts);
}

/**
 * @param {string} code
 * @param {Cut[]} cuts
 */
function without(code, cuts) {
  let kept = "";
  let from = 0;
  for (const { start, end } of cuts.sort((a, b) => a.start - b.start)) {
    kept += code.slice(from, start);
    from = end;
  }
  return kept + code.slice(from);
}

/**
 * Another release may be written otherwise: then the build stops here, instead of leaving out the wrong thing.
 * @template T
 * @param {readonly T[]} found
 * @param {string} what
 */
function only(found, what) {
  const [first] = found;
  if (first === undefined || found.length !== 1)
    throw new Error(`Cytoscape has ${found.length} places that look like ${what}, not 1.`);
  return first;
}

/**
 * `[a, b, name].forEach(…)`
 * @param {string | undefined} name
 * @returns {(statement: Syntax) => boolean}
 */
function mergesInto(name) {
  return ({ type, expression }) =>
    type === "ExpressionStatement" &&
    expression.type === "CallExpression" &&
    expression.callee.type === "MemberExpression" &&
    expression.callee.object.type === "ArrayExpression" &&
    expression.callee.object.elements.some((element) => element.name === name);
}

/**
 * `var name = […]`
 * @param {string} name
 * @returns {(statement: Syntax) => readonly Syntax[]}
 */
function listNamed(name) {
  return ({ type, declarations = [] }) =>
    type === "VariableDeclaration"
      ? declarations.flatMap(({ id, init }) => (id.name === name && init?.type === "ArrayExpression" ? [init] : []))
      : [];
}

/**
 * `var a = { name: function … }`, `extend(a, { name: function … })`
 * @param {string} name
 * @returns {(statement: Syntax) => readonly Syntax[]}
 */
function methodNamed(name) {
  return ({ declarations = [], expression }) =>
    [...declarations.map(({ init }) => init), ...(expression?.arguments ?? [])]
      .flatMap((value) => (value?.type === "ObjectExpression" ? value.properties : []))
      .filter(({ key, value }) => key?.name === name && value.type === "FunctionExpression");
}

/**
 * `var a = typeof name !== "undefined" ? name : b`
 * @param {string} name
 * @returns {(statement: Syntax) => readonly Syntax[]}
 */
function standInFor(name) {
  return ({ type, declarations = [] }) =>
    type === "VariableDeclaration"
      ? declarations.flatMap(({ init }) =>
          init?.type === "ConditionalExpression" &&
          init.consequent.name === name &&
          init.alternate.type === "Identifier"
            ? [init]
            : [],
        )
      : [];
}

/** @param {Syntax} part */
function leavingConsequent({ start, end, consequent }) {
  return [
    { start, end: consequent.start },
    { start: consequent.end, end },
  ];
}

/** @param {Syntax} statement */
function isAssignment({ type, expression }) {
  return (
    type === "ExpressionStatement" &&
    expression.type === "AssignmentExpression" &&
    rootOf(expression.left) !== undefined
  );
}

/**
 * @param {string} property
 * @returns {(statement: Syntax) => boolean}
 */
function isAssignmentTo(property) {
  return (statement) => isAssignment(statement) && statement.expression.left.property.name === property;
}

/**
 * The variable a chain of members starts from; undefined where there is none.
 * @param {Syntax} node
 * @returns {string | undefined}
 */
function rootOf(node) {
  if (node.type !== "MemberExpression") return undefined;
  return node.object.type === "Identifier" ? node.object.name : rootOf(node.object);
}

/**
 * @param {Syntax} object
 * @param {string} name
 */
function propertyOf(object, name) {
  return only(
    object.properties.filter(({ key }) => key.name === name),
    name,
  ).value;
}
