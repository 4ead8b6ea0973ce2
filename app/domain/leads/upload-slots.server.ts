import { attachmentMaxBytes } from "./attachment.ts";

/** Concurrent uploads per process. */
const slots = 8;

/** Concurrent uploads per network address, so that slow or hostile senders do not block others. */
const slotsPerAddress = 6;

/** Milliseconds to wait for a slot; then the lead is stored without the file. */
const MAX_WAIT_MS = 60_000;

/** After this grace period, a sender must reach the minimum average rate to retain its slot. */
const GRACE_MS = 10_000;
const MIN_BYTES_PER_SECOND = 16_384;

/** Milliseconds between checks of senders while other uploads wait. */
const CHECK_MS = 1000;

/** The slot was lost or none became free; the lead is stored without the file. */
export class NoSlotError extends Error {
  override name = "NoSlotError";
}

export interface UploadSlot {
  /** Large enough for the largest file. Its content is invalid after the work settles. */
  buffer: Buffer;
  /** Call with the size of each received chunk. */
  noteBytes(bytes: number): void;
  /** Call after the last byte: from then on, no other upload can take the slot. */
  noteEnd(): void;
  /** Aborted with a NoSlotError when another upload takes the slot. */
  signal: AbortSignal;
}

interface Slot {
  address: string;
  since: number;
  bytes: number;
  isComplete: boolean;
  fail: AbortController;
}

interface Waiting {
  address: string;
  start: () => void;
}

const held = new Set<Slot>();
const waiting: Waiting[] = [];

/**
 * Each slot reuses its buffer, which bounds memory: hundreds of discarded chunks would be garbage-collected much later.
 */
const buffers: Buffer[] = [];

/**
 * Runs `work` when a slot is free, first come, first served. While others wait, the slowest sender below the minimum
 * rate loses its slot. Rejects with NoSlotError after a minute without a slot.
 */
export async function inUploadSlot<Value>(
  address: string,
  work: (slot: UploadSlot) => Promise<Value>,
): Promise<Value> {
  const slot = await slotFor(address);
  const buffer = buffers.pop() ?? Buffer.allocUnsafeSlow(attachmentMaxBytes);
  try {
    return await work({
      buffer,
      signal: slot.fail.signal,
      noteBytes(bytes) {
        slot.bytes += bytes;
      },
      noteEnd() {
        slot.isComplete = true;
      },
    });
  } finally {
    buffers.push(buffer);
    held.delete(slot);
    startNext();
  }
}

function slotFor(address: string): Promise<Slot> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(entry), 1);
      reject(new NoSlotError("no upload slot became free"));
    }, MAX_WAIT_MS);
    const entry = {
      address,
      start() {
        clearTimeout(timer);
        const slot = {
          address,
          since: Date.now(),
          bytes: 0,
          isComplete: false,
          fail: new AbortController(),
        };
        held.add(slot);
        resolve(slot);
      },
    };
    waiting.push(entry);
    startNext();
  });
}

function startNext() {
  const next = waiting.findIndex(mayStart);
  if (held.size < slots && next !== -1) waiting.splice(next, 1)[0]?.start();
  if (waiting.length > 0) watch();
}

function mayStart({ address }: Waiting): boolean {
  return [...held].filter((slot) => slot.address === address).length < slotsPerAddress;
}

let watching: NodeJS.Timeout | undefined;

/** While an upload waits for a slot, regularly aborts the slowest one if it is too slow. */
function watch() {
  watching ??= setInterval(() => {
    if (waiting.some(mayStart)) evictSlowest();
    if (waiting.length > 0) return;
    clearInterval(watching);
    watching = undefined;
  }, CHECK_MS);
}

function evictSlowest(now = Date.now()) {
  const rateOf = ({ bytes, since }: Slot) => (1000 * bytes) / (now - since);
  const [slowest] = [...held]
    .filter(({ since, isComplete, fail }) => now - since > GRACE_MS && !isComplete && !fail.signal.aborted)
    .sort((one, other) => rateOf(one) - rateOf(other));
  if (slowest && rateOf(slowest) < MIN_BYTES_PER_SECOND)
    slowest.fail.abort(new NoSlotError("the file arrived too slowly while others waited"));
}
