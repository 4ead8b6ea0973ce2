/**
 * In a Playwright worker, sets the environment variables of this worker's own site: for `baseURL`, for the mailbox, and
 * for modules of the app that tests import. Called by playwright.config.ts, which a worker loads first.
 */
export function chooseWorkerSite() {
  const { SITES: sites, TEST_PARALLEL_INDEX: index } = process.env;
  if (sites && index) Object.assign(process.env, JSON.parse(sites)[Number(index)]);
}
