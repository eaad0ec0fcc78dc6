import { describe, expect, it } from "vitest";
import { graphOf } from "../../support/graphs/documents";
import { startChat } from "./support/chat";

const friends = Array.from({ length: 5 }, (_, at) => `Friend ${at}`);
const guests = friends.flatMap((name, at) => Array.from({ length: 5 }, (_, no) => [name, `Guest ${at}${no}`] as const));
const loners = Array.from({ length: 130 }, (_, at) => `Loner ${at}`);
const people = ["Ann", ...friends, ...guests.map(([, name]) => name), ...loners];

/** More of everything than a result lists: 25 friends of friends, 130 without any, 70 cities of two or three. */
const crowd = graphOf(
  Object.fromEntries(people.map((name, at) => [name, { name, type: "person", age: 20 + at, city: `City ${at % 70}` }])),
  Object.fromEntries([
    ...friends.map((name) => [`Ann-${name}`, { type: "friend" }]),
    ...guests.map(([host, guest]) => [`${host}-${guest}`, { type: "friend" }]),
  ]),
);

const counted: readonly (readonly [string, RegExp])[] = [
  ["How many friends of friends does Ann have?", /\b25\b/u],
  ["how many people are two hops from Ann", /\b25\b/u],
  ["which nodes are two steps away from Ann", /^25 nodes .*: .* and 5 more\.$/u],
  ["how many have no friends", /\b130\b/u],
  ["which people have no friends", /^130 people .* and 110 more\.$/u],
  ["how many people have exactly 1 friend", /\b25\b/u],
  ["how many can be reached from Ann", /\b30\b/u],
  ["everyone reachable from Ann", /^30 nodes .* and 10 more\.$/u],
  ["how many isolated nodes are there", /\b130\b/u],
  ["how many different cities are there", /\b70\b.* and 50 more\./u],
  ["which cities occur more than once", /too many values/u],
];

describe("an answer on more than a result lists", () => {
  it.each(counted)("tells the number of all: %s", async (said, answer) => {
    expect((await startChat(crowd).say(said)).answer).toMatch(answer);
  });

  it("goes on with all of them", async () => {
    const chat = startChat(crowd);
    await chat.say("which nodes are two steps away from Ann");
    expect((await chat.say("make them red")).answer).toMatch(/\b25\b/u);
  });
});
