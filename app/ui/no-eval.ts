/*
 * zod asks whether it may compile schemas to code, and the browser reports each page that asks to the policy. This is
 * `config({ jitless: true })` of zod (https://zod.dev/api), which keeps it under this name for every copy of itself: to
 * import `config` would bring zod into pages without a form. tests/e2e/policy-violations.spec.ts notices when it moves.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
