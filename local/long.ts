import { randomInt } from "node:crypto";

import { LONG } from "./testing/long.ts";

// Before the table of steps is read: what a step starts inherits it.
Object.assign(process.env, LONG);
process.env["PARVIS_SEED"] ??= String(randomInt(2 ** 31));
await import("./test.ts");
