/**
 * Loaded into the app's process before the app. When the parent process ends for any reason, the app shuts down as on
 * SIGTERM, so that it does not keep its port.
 */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// The IPC channel must not keep the process alive.
process.channel?.unref();
