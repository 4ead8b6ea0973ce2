import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { aShareCard as card } from "#tests/support/a-share-card.ts";
import { cardProcess } from "./card-process.server.ts";
import { shareCardSize } from "./share-card.ts";

const order = { card, cover: null, logo: null };

test("READ-01: simultaneous cards are rendered by one process, which exits when idle", async () => {
  const cards = cardProcess({ idle: 50 });
  const first = cards.render(order);
  const second = cards.render({ ...order, card: { ...card, title: "Another" } });
  await first;
  const pid = runningPid(cards);
  const pictures = await Promise.all([first, second]);
  expect(pictures.map((picture) => imageSize(picture))).toMatchObject([shareCardSize, shareCardSize]);
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);

  await expect.poll(cards.pid).toBeUndefined();
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test("READ-01: a process killed while rendering fails that card, and a new process renders the next", async () => {
  const cards = cardProcess({ idle: 50 });
  const failed = expect(cards.render(order)).rejects.toThrow("not rendered: the process ended with SIGKILL");
  await expect.poll(cards.pid).toBeDefined();
  process.kill(runningPid(cards), "SIGKILL");
  await failed;
  expect(imageSize(await cards.render(order))).toMatchObject(shareCardSize);
});

test("READ-01: a card that cannot be rendered fails with the reason", async () => {
  const cards = cardProcess({ idle: 50 });
  const colours = { ...card.colours, paper: "no colour" };
  await expect(cards.render({ ...order, card: { ...card, colours } })).rejects.toThrow(
    /not rendered: .*colour/is,
  );
});

function runningPid(cards: ReturnType<typeof cardProcess>) {
  const pid = cards.pid();
  if (pid === undefined) throw new Error("no process is drawing");
  return pid;
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
