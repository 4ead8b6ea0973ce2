import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { ArchiveError } from "./archive-error.ts";
import { messages } from "./messages.ts";

/* Archives are encrypted in the format of https://age-encryption.org, so that `age -d` decrypts them too. */

/** The file extension of an encrypted archive. */
export const ENCRYPTED_ENDING = ".age";

/** The start of every archive in this format: https://age-encryption.org/v1. */
const header = Buffer.from("age-encryption.org/v1\n");

/** Whether a file is encrypted, whatever its name. */
export async function isEncrypted(file: string): Promise<boolean> {
  const source = await open(file);
  try {
    const { buffer } = await source.read(Buffer.alloc(header.length), 0, header.length, 0);
    return buffer.equals(header);
  } finally {
    await source.close();
  }
}

/** Encrypts for a recipient, `age1…`. Throws an ArchiveError for an invalid one. */
export async function encrypted(plain: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new ArchiveError(messages.notARecipient(recipient), { cause });
  }
  return Readable.from(chunksOf(await encrypter.encrypt(bytesOf(plain))));
}

/** Decrypts with an identity, `AGE-SECRET-KEY-1…`. The stream fails at the first manipulated chunk. */
export async function* decrypted(cipher: Readable, identity: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch (cause) {
    throw new ArchiveError(messages.notAnIdentity, {
      cause,
    });
  }
  try {
    yield* chunksOf(await decrypter.decrypt(bytesOf(cipher)));
  } catch (cause) {
    throw new ArchiveError(messages.cannotBeDecrypted, {
      cause,
    });
  }
}

function bytesOf(stream: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = stream.iterator();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    },
    cancel: () => void stream.destroy(),
  });
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    await reader.cancel().catch(() => {}); // it has failed or ended
  }
}
