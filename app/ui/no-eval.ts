/*
 * Disables zod's check whether it may use `eval`, which browsers report as a policy violation on every page. The same
 * as `config({ jitless: true })` (https://zod.dev/api), which zod stores under this global name; importing `config`
 * would load zod on pages without a form. tests/e2e/public-pages.spec.ts fails if the name changes.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
