/**
 * Loaded into the app's process before the app. When the process that started it is gone, however that came about,
 * the app ends as it would on SIGTERM, instead of holding its port for ever.
 */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// Listening alone must not keep the process from ending.
process.channel?.unref();
