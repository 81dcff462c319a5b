import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { inRoot } from "../paths.ts";
import type { TrialReply, TrialRequest } from "./trial-worker.ts";

export interface Trials {
  try(request: TrialRequest): Promise<TrialReply>;
  close(): void;
}

/** Trials one after the other in a process that is kept, and begun anew after a mutant that never ended. */
export function trials(env: NodeJS.ProcessEnv = {}): Trials {
  let worker: ChildProcess | undefined;
  return {
    try: async (request) => {
      worker ??= await begun(env);
      const reply = await replyOf(worker, request);
      if (reply.state === "endless") worker = undefined;
      return reply;
    },
    close: () => worker?.kill(),
  };
}

async function begun(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const worker = fork(inRoot("local/mutants/trial-worker.ts"), {
    cwd: inRoot(),
    env: { ...process.env, ...env },
  });
  await once(worker, "message");
  return worker;
}

function replyOf(worker: ChildProcess, request: TrialRequest): Promise<TrialReply> {
  return new Promise((resolve) => {
    const end = (): void => resolve({ state: "endless" });
    worker.once("exit", end);
    worker.once("message", (reply: TrialReply) => {
      worker.off("exit", end);
      resolve(reply);
    });
    worker.send(request);
  });
}
