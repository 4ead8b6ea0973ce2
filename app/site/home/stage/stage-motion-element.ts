import { enterStage } from "./enter-stage.ts";
import { followTone } from "./follow-tone.ts";

/** Moves the stage around it for as long as it is on the page. */
export class StageMotionElement extends HTMLElement {
  /** Whether the page came from the server with the stage on it, rather than by a link. */
  static isServed = true;
  #leave: (() => void)[] = [];

  connectedCallback() {
    const stage = this.closest("section");
    if (!stage) return;
    this.#leave = [followTone(stage), enterStage(stage, { isServed: StageMotionElement.isServed })];
  }

  disconnectedCallback() {
    for (const leave of this.#leave) leave();
  }
}
