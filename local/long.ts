import { LONG } from "./testing/long.ts";

// Before the table of steps is read: what a step starts inherits it.
Object.assign(process.env, LONG);
await import("./test.ts");
