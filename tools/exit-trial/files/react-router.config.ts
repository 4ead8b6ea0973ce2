import type { Config } from "@react-router/dev/config";

/** The flags of Remix 2 are the behaviour of React Router 7. */
export default { appDirectory: "app", ssr: true } satisfies Config;
