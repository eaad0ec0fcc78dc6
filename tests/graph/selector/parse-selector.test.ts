import { describe, expect, it } from "vitest";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";

/** The selector as the language itself writes it. */
function read(text: string): string {
  const result = parseSelector(text);
  if (!result.success) throw new Error(`${text}: ${result.message} (${result.position})`);
  return printSelector(result.selector);
}

function refuse(text: string): { message: string; position: number; hint: string } {
  const result = parseSelector(text);
  if (result.success) throw new Error(`${text} was read as ${printSelector(result.selector)}`);
  const { message, position, hint = "", repairs = [] } = result;
  const repaired = repairs.map((repair) => text.slice(0, repair.from) + repair.text + text.slice(repair.to));
  return { message, position, hint: [hint, ...repaired].join(" | ") };
}

describe("parseSelector", () => {
  it.each([
    ["type == 'cat' && age > 5", "type == 'cat' && age > 5"],
    ['name contains "whisk"', "name contains 'whisk'"],
    ["weight >= 0.5 || flagged", "weight >= 0.5 || flagged == true"],
    ["tags has 'red'", "tags has 'red'"],
    ["not exists(email)", "not exists(email)"],
    ["department in ['R&D', 'Sales']", "department in ['R&D', 'Sales']"],
    ["degree > 3", "degree > 3"],
    ["source.type == target.type", "source.type == target.type"],
    ["$last && age < 3", "$last && age < 3"],
    ["neighbors($selected, 2)", "neighbors($selected, 2)"],
    ["*", "*"],
    ['exists(["odd name"])', 'exists(["odd name"])'],
  ])("reads the documented %s", (text, printed) => {
    expect(read(text)).toBe(printed);
  });

  it.each([
    ["", "*"],
    ["  \n", "*"],
    ["all", "*"],
    ["ALL", "*"],
    ["()", "*"],
    ["true", "*"],
    ["type = 'cat'", "type == 'cat'"],
    ["type === 'cat'", "type == 'cat'"],
    ["type <> 'cat'", "type != 'cat'"],
    ["age ≥ 5 AND NOT age ≠ 7", "age >= 5 && not age != 7"],
    ["data.type == 'cat' Or data['odd name'] == 1", "data.type == 'cat' || data[\"odd name\"] == 1"],
    ["age > `40`", "age > 40"],
    ['type == `"cat"`', "type == 'cat'"],
    ["`type` == `cat`", "type == 'cat'"],
    ['"odd name" == 1', '["odd name"] == 1'],
    ["5 < age", "age > 5"],
    ["'red' in tags", "tags has 'red'"],
    ["'cat' == type", "type == 'cat'"],
    ["type not in ('cat', 'dog')", "type not in ['cat', 'dog']"],
    ["name.contains('x') && name.startsWith('y')", "name contains 'x' && name startsWith 'y'"],
    ["contains(name, 'x') or starts_with(name, 'y')", "name contains 'x' || name startsWith 'y'"],
    ["name starts with 'x'", "name startsWith 'x'"],
    ["name not contains 'x'", "not name contains 'x'"],
    ["[?type=='cat']", "type == 'cat'"],
    ["nodes[?type=='cat' && @.age > `5`]", "type == 'cat' && age > 5"],
    ["node[type = 'cat']", "type == 'cat'"],
    ["nodes[*]", "*"],
    ["email is not null", "email != null"],
    ["age between 3 and 5 && type == 'cat'", "(age >= 3 && age <= 5) && type == 'cat'"],
    ["neighbours('Whiskers')", "neighbors(@id == 'Whiskers' || @label == 'Whiskers', 1)"],
    ["id in $1", "$1"],
    ["$[\"my set\"] || $'your set'", "$'my set' || $'your set'"],
    ["name == 'it''s' || name == \"say \\\"hi\\\"\"", "name == 'it\\'s' || name == 'say \"hi\"'"],
    ["name == “Zoë”", "name == 'Zoë'"],
    ["größe > 3 && 名前 == '猫'", "größe > 3 && 名前 == '猫'"],
    ["first-name == 'A' && address.city == 'B'", "first-name == 'A' && address.city == 'B'"],
    ["all == 1", '["all"] == 1'],
    ["contains == 1", '["contains"] == 1'],
    ["score == -2.5e3", "score == -2500"],
  ])("tolerates %s", (text, printed) => {
    const result = parseSelector(printed);
    expect(result.success).toBe(true);
    expect(read(text)).toBe(result.success ? printSelector(result.selector) : "");
    expect(read(text)).toBe(printed);
  });

  it("binds && tighter than || and not tightest", () => {
    expect(parseSelector("a || b && not c")).toMatchObject({
      selector: { op: "or", terms: [{ op: "compare" }, { op: "and", terms: [{ op: "compare" }, { op: "not" }] }] },
    });
    expect(read("(a || b) && c")).toBe("(a == true || b == true) && c == true");
  });

  it.each([
    ["type == ", 8, "A value is missing after `type ==`.", ""],
    ["age >", 5, "A value is missing", ""],
    ["type == 'cat", 8, "is not closed", "type == 'cat'"],
    ["(type == 'cat'", 0, "parenthesis is not closed", ")"],
    ["type == 'cat')", 13, "has no `(`", "("],
    ["a & b", 2, "`&` alone", "&&"],
    ["a | b", 2, "`|` alone", "||"],
    ["name LIKE '%whisk%'", 5, "no operator LIKE", "name contains 'whisk'"],
    ["name like 'whisk%'", 5, "no operator like", "name startsWith 'whisk'"],
    ["name =~ 'x'", 6, "`~` has no meaning", ""],
    ["type 'cat'", 5, "operator is missing", "type == 'cat'"],
    ["type cat", 5, "operator is missing", "type == 'cat'"],
    ["type == 'cat' || 'dog'", 17, "is not a condition by itself", "Name the attribute"],
    ["3 < age < 5", 8, "two things only", "&&"],
    ["&& a", 0, "missing before `&&`", ""],
    ["a &&", 4, "missing at the end", ""],
    ["and a", 0, "missing before `and`", ""],
    ["type in 'cat'", 8, "needs a list", "type in ['cat']"],
    ["type in ['cat' 'dog']", 15, "comma is missing", "type in ['cat' , 'dog']"],
    ["type in ['cat'", 8, "list is not closed", "]"],
    ["length(name) > 3", 0, "no function length", "exists and neighbors"],
    ["neighbors($last, 0)", 17, "whole number", "number of steps"],
    ["age > $last", 6, "set of elements", "condition by itself"],
    ["a, b", 1, "comma does not join", "&&"],
    ["a == 3d", 5, "neither a number nor a name", "'3d'"],
    ["'😀' x", 0, "is not a condition by itself", ""],
    ["type:cat", 4, "`:` has no meaning", "type == 'cat'"],
    ["$ && a", 0, "name of a set is missing", "$last"],
    ["x == `{`", 5, "not JSON", "quotes"],
  ])("refuses %s at %i", (text, position, message, hint) => {
    const refusal = refuse(text);
    expect(refusal.message).toContain(message);
    expect(refusal.hint).toContain(hint);
    expect(refusal.position).toBe(position);
  });

  it.each([
    "(",
    "!",
    "not ",
    "[",
    "[?",
    "neighbors(",
    "a in [",
    "x == `[",
    "x == [",
    "-",
    "'",
    "$",
    "@",
    "a.",
    "a && ",
  ])("answers 100 kB of %s with an error", (piece) => {
    expect(parseSelector(piece.repeat(Math.ceil(100_000 / piece.length))).success).toBe(false);
  });

  it("refuses JSON nested beyond the limit", () => {
    expect(parseSelector(`x == \`${"[".repeat(5_000)}${"]".repeat(5_000)}\``).success).toBe(false);
  });

  it("reads 5,000 joined conditions", () => {
    expect(read(Array.from({ length: 5_000 }, (_, index) => `a == ${index}`).join(" || "))).toContain("a == 4999");
  });
});
