import { failureDelay } from "../preload-failure.ts";
import { cachedStep, type PreloadShares, preloadPercent, preloadTimes } from "../timeline.ts";
import type { Loading } from "./run-intro.ts";

/** An asset of the stage; `load` rejects on failure. */
export interface Asset {
  kind: keyof PreloadShares;
  address: string;
  load: () => Promise<unknown>;
}

interface Preload {
  /** Throws if the assets cannot be listed. */
  list: () => Asset[];
  onProgress: (loading: Loading) => void;
  /** Called once every asset has loaded or failed. */
  done: () => void;
  log: (message: string, cause: unknown) => void;
}

/**
 * HOME-03: loads all assets at once and reports the progress. Failures are logged and count as loaded. Returns a
 * function that stops the reports; pending loads continue.
 */
export function preload({ list, onProgress, done, log }: Preload): () => void {
  const reporter = createReporter(onProgress);
  let assets: Asset[];
  try {
    assets = list();
  } catch (error) {
    log("the stage could not be loaded", error);
    reporter.fail();
    return reporter.stop;
  }

  const finished = new Set<Asset>();
  const share = (kind: keyof PreloadShares) => {
    const all = assets.filter((asset) => asset.kind === kind);
    return all.length === 0 ? 1 : all.filter((asset) => finished.has(asset)).length / all.length;
  };
  const report = () =>
    reporter.progress(
      preloadPercent({ videos: share("videos"), images: share("images"), styles: share("styles") }),
    );

  const loads = assets.map(async (asset) => {
    try {
      await asset.load();
    } catch (error) {
      log(`${asset.address} could not be loaded`, error);
    }
    finished.add(asset);
    report();
  });
  report();
  Promise.all(loads).then(() => {
    done();
    reporter.complete();
  });
  return reporter.stop;
}

/** For visitors with cached assets: the percentage runs up on a timer. Returns a function that stops it. */
export function simulatePreload(onProgress: (loading: Loading) => void): () => void {
  const reporter = createReporter(onProgress);
  let percent = 0;
  const steps = setInterval(() => {
    percent += cachedStep;
    reporter.progress(percent);
    if (percent < 100) return;
    clearInterval(steps);
    reporter.complete();
  }, preloadTimes.cachedStep);
  return () => {
    clearInterval(steps);
    reporter.stop();
  };
}

function createReporter(onProgress: (loading: Loading) => void) {
  let isStopped = false;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const say = (loading: Loading) => {
    if (!isStopped) onProgress(loading);
  };
  const endAfter = (delay: number, loading: Loading) => {
    say(loading);
    ending = setTimeout(() => say({ ...loading, isOver: true }), delay);
  };
  return {
    progress: (percent: number) => say({ percent, isOver: false, hasFailed: false }),
    complete: () => endAfter(preloadTimes.completion, { percent: 100, isOver: false, hasFailed: false }),
    fail: () => endAfter(failureDelay, { percent: 0, isOver: false, hasFailed: true }),
    stop: () => {
      isStopped = true;
      clearTimeout(ending);
    },
  };
}
