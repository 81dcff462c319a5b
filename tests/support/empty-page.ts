import { toast } from "react-toastify/unstyled";
import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// The library takes away what was rendered before each test of the file that loads it first, and of no other that shares its modules.
beforeEach(async () => {
  await cleanup();
  // One that was asked for after its page had gone would wait for that of the next test.
  toast.dismiss();
});
