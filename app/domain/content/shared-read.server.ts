import { setImmediate } from "node:timers/promises";
import { contentVersion } from "./content-version.server.ts";

interface SharedRead<Value> {
  /** The content version when it was asked for; undefined while notifications are down. */
  version: number | undefined;
  value: Promise<Value>;
}

/**
 * Shares a read that every page needs: it is made once per key and content version. While there is no version, those who
 * ask before it starts share it. A read that fails is made again. The value is shared, so nobody may change it.
 */
export function sharedRead<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const reads = new Map<Key, SharedRead<Value>>();
  return (key) => {
    const version = contentVersion();
    const last = reads.get(key);
    if (last && last.version === version) return last.value;

    const forget = () => {
      if (reads.get(key) === shared) reads.delete(key);
    };
    const value = setImmediate().then(() => {
      if (version === undefined) forget();
      return read(key);
    });
    const shared: SharedRead<Value> = { version, value };
    reads.set(key, shared);
    value.catch(forget);
    return value;
  };
}
