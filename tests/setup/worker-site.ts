/**
 * In a worker of Playwright, takes the variables of this worker's own site into the environment: for `baseURL`, for
 * the mailbox, and for whatever a test imports of the app. Called by playwright.config.ts, which a worker loads first.
 */
export function chooseWorkerSite() {
  const { SITES: sites, TEST_PARALLEL_INDEX: index } = process.env;
  if (sites && index) Object.assign(process.env, JSON.parse(sites)[Number(index)]);
}
