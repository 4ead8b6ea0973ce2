import { background } from "./background.ts";
import type { Film } from "./film.ts";
import { intro, introTall } from "./intro.ts";
import { loop } from "./loop.ts";
import { reel } from "./reel.ts";

export const films: Film[] = [intro, introTall, background, loop, reel];
