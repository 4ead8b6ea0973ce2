import { attachmentMaxBytes } from "./attachment.ts";

/** Files received and stored at the same time in this process. */
const slots = 8;

/** Of these, what one address may hold, so that slow or hostile senders leave room for everybody else. */
const slotsPerAddress = 6;

/** Milliseconds to wait for a slot before the file is given up and the lead is taken without it. */
const patience = 60_000;

export class NoSlotError extends Error {
  override name = "NoSlotError";
}

interface Waiting {
  address: string;
  start: () => void;
}

const held = new Map<string, number>();
const waiting: Waiting[] = [];
let taken = 0;

/**
 * A slot's memory is used again by the next file, and so bounded: the same bytes as garbage of hundreds of chunks
 * would be collected much later than they are given up.
 */
const buffers: Buffer[] = [];

/**
 * Runs `work` as soon as a slot is free, with room for the largest file; first come, first served. What is in the
 * buffer is gone when `work` has settled. Rejects with NoSlotError after a minute.
 */
export async function inUploadSlot<Value>(
  address: string,
  work: (buffer: Buffer) => Promise<Value>,
): Promise<Value> {
  await slotFor(address);
  const buffer = buffers.pop() ?? Buffer.allocUnsafeSlow(attachmentMaxBytes);
  try {
    return await work(buffer);
  } finally {
    buffers.push(buffer);
    taken -= 1;
    held.set(address, (held.get(address) ?? 0) - 1);
    if (held.get(address) === 0) held.delete(address);
    startNext();
  }
}

function slotFor(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = { address, start: resolve };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(entry), 1);
      reject(new NoSlotError("no upload slot became free"));
    }, patience);
    entry.start = () => {
      clearTimeout(timer);
      resolve();
    };
    waiting.push(entry);
    startNext();
  });
}

function startNext() {
  const next = waiting.findIndex(({ address }) => (held.get(address) ?? 0) < slotsPerAddress);
  if (taken >= slots || next === -1) return;
  const [entry] = waiting.splice(next, 1);
  if (!entry) return;
  taken += 1;
  held.set(entry.address, (held.get(entry.address) ?? 0) + 1);
  entry.start();
}
