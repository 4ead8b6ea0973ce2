/** A service that runs until it is stopped. */
export interface Service {
  /** Resolves if it ends unexpectedly. */
  failure: Promise<Error>;
  /** Resolves when it has ended; idempotent. */
  stop(): Promise<void>;
}
