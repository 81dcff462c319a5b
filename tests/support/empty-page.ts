import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// The library takes away what was rendered before each test of the file that loads it first, and of no other that shares its modules.
beforeEach(() => cleanup());
