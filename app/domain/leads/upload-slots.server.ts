/** Files received and stored at the same time in this process; each holds up to two copies of 5 MB for a moment. */
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

/** Runs `work` as soon as a slot is free; first come, first served. Rejects with NoSlotError after a minute. */
export async function inUploadSlot<Value>(address: string, work: () => Promise<Value>): Promise<Value> {
  await slotFor(address);
  try {
    return await work();
  } finally {
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
