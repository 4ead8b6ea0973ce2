export { default } from "../beside/load-beside.server.ts";
