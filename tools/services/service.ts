/** Something that runs until it is stopped. */
export interface Service {
  /** Resolves if it ends without being asked to. */
  failure: Promise<Error>;
  /** Resolves when it is gone; a second call does no harm. */
  stop(): Promise<void>;
}
