import { attachmentMaxBytes } from "./attachment.ts";

/** Files received and stored at the same time in this process. */
const slots = 8;

/** Of these, what one address may hold, so that slow or hostile senders leave room for everybody else. */
const slotsPerAddress = 6;

/** Milliseconds to wait for a slot before the file is given up and the lead is taken without it. */
const MAX_WAIT_MS = 60_000;

/** A sender has this long to come to speed, and must then have sent so much on average to keep its slot. */
const GRACE_MS = 10_000;
const MIN_BYTES_PER_SECOND = 16_384;

/** How often senders that hold a slot are looked at while others wait. */
const CHECK_MS = 1000;

/** The slot was lost, or none became free: the lead goes on without the file. */
export class NoSlotError extends Error {
  override name = "NoSlotError";
}

/** A slot in use. */
export interface UploadSlot {
  /** Room for the largest file. What is in it is gone when the work has settled. */
  buffer: Buffer;
  /** To be called with the size of each chunk that has arrived. */
  noteBytes(bytes: number): void;
  /** To be called when the last byte has arrived: from then on no other upload can take the slot. */
  noteEnd(): void;
  /** Aborted, with a NoSlotError, when another upload takes the slot. */
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
 * A slot's memory is used again by the next file, and so bounded: the same bytes as garbage of hundreds of chunks
 * would be collected much later than they are given up.
 */
const buffers: Buffer[] = [];

/**
 * Runs `work` as soon as a slot is free; first come, first served. While others wait, the slowest sender below the
 * minimum rate loses its slot. Rejects with NoSlotError after a minute without a slot.
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

/** Checks the senders while any upload waits. */
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
