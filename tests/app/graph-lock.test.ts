import { expect, it } from "vitest";
import { createGraphLock } from "@/app/session/graph-lock";
import { createTabLocks } from "../support/page/tab-locks";

const nothing = () => undefined;

it("knows a graph that another tab has from one that is free", async () => {
  const locks = createTabLocks();
  const here = createGraphLock(locks.tab(), nothing);
  const there = createGraphLock(locks.tab(), nothing);
  expect(await here.take("cats")).toBe(true);
  expect(await there.take("cats")).toBe(false);
  expect(await there.take("dogs")).toBe(true);
  here.release();
  expect(await there.take("cats")).toBe(true);
});

it("does not take a free graph for another tab's because the page was too busy to hear of its lock", async () => {
  const lock = createGraphLock(createTabLocks().tab(700), nothing);
  expect(await lock.take("cats")).toBe(true);
});

it("has a graph still when it is asked for twice", async () => {
  const lock = createGraphLock(createTabLocks().tab(20), nothing);
  expect(await Promise.all([lock.take("cats"), lock.take("cats")])).toEqual([true, true]);
  expect(await lock.take("cats")).toBe(true);
});

it("holds nothing of a graph that was left before its lock came", async () => {
  const locks = createTabLocks();
  const here = createGraphLock(locks.tab(30), nothing);
  const [, isMine] = await Promise.all([here.take("cats"), here.take("dogs")]);
  expect(isMine).toBe(true);
  expect(await createGraphLock(locks.tab(), nothing).take("cats")).toBe(true);
});
