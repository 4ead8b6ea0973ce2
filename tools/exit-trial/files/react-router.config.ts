import type { Config } from "@react-router/dev/config";

/** The future flags of Remix 2 are the defaults of React Router 7. */
export default { appDirectory: "app", ssr: true } satisfies Config;
