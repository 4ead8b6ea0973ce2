import type { DemoPage } from "../demo.ts";
import { about } from "./about/index.ts";
import { cases } from "./cases/index.ts";
import { contact } from "./contact/index.ts";
import { services } from "./services/index.ts";
import { solutions } from "./solutions/index.ts";
import { techStack } from "./tech-stack/index.ts";
import { yourGoals } from "./your-goals/index.ts";

export const demoPages: DemoPage[] = [yourGoals, solutions, services, techStack, cases, about, contact];
