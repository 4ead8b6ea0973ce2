import { setImmediate } from "node:timers/promises";
import type postgres from "postgres";

type Work = (tx: postgres.TransactionSql) => unknown;

/**
 * Lets a process survive the loss of a transaction's connection. `begin` of postgres.js 3.4 rejects then, but the
 * callback goes on: its next statement, or the driver's own rollback, is written to a socket that is gone, which ends the
 * process (https://github.com/porsager/postgres/issues/1208), or to the connection of another request. So from then on
 * the transaction refuses statements, and the driver never learns how the callback ended.
 */
export function guardTransactions(sql: postgres.Sql): postgres.Sql {
  const begin = sql.begin.bind(sql) as (...args: unknown[]) => Promise<unknown>;

  async function guarded(...args: unknown[]) {
    const work = args.pop() as Work;
    let failure: { error: unknown } | undefined;
    const unlessFailed = <Value>(value: Value): Value => {
      if (failure) throw failure.error;
      return value;
    };

    const transaction = begin(...args, (tx: postgres.TransactionSql) => {
      const usable = new Proxy(tx, {
        apply: (target, self, strings) => Reflect.apply(unlessFailed(target), self, strings),
        get: (target, key) => Reflect.get(unlessFailed(target), key),
      });
      return new Promise((resolve, reject) => {
        resultOf(work(usable)).then(
          (value) => failure || resolve(value),
          async (error: unknown) => {
            await setImmediate(); // a lost connection fails the statement first, then the transaction
            if (!failure) reject(error);
          },
        );
      });
    });
    transaction.catch((error: unknown) => {
      failure = { error };
    });
    return transaction;
  }
  return Object.assign(sql, { begin: guarded });
}

/** The driver lets a callback return several queries. */
async function resultOf(returned: unknown): Promise<unknown> {
  return Array.isArray(returned) ? Promise.all(returned) : returned;
}
