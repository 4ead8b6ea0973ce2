import { config } from "zod/v4/core";

// zod would ask whether it may compile schemas to code, and the policy would report each page that asks.
config({ jitless: true });
