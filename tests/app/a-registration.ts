import { vi } from "vitest";

/** A worker that goes through its life as it is told. */
export class AWorker extends EventTarget {
  readonly scriptURL = new URL("/sw.js", location.href).href;
  readonly said: unknown[] = [];
  state: ServiceWorkerState = "installing";

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }

  postMessage(message: unknown): void {
    this.said.push(message);
  }
}

export class ARegistration extends EventTarget {
  active: AWorker | null = null;
  waiting: AWorker | null = null;
  installing: AWorker | null = null;
  readonly update = vi.fn<() => Promise<void>>(async () => undefined);

  find(): AWorker {
    this.installing = new AWorker();
    this.dispatchEvent(new Event("updatefound"));
    return this.installing;
  }

  finish(worker: AWorker): void {
    this.installing = null;
    this.waiting = worker;
    worker.become("installed");
  }

  fail(worker: AWorker): void {
    this.installing = null;
    worker.become("redundant");
  }

  activate(worker: AWorker): void {
    this.waiting = null;
    this.active = worker;
    worker.become("activating");
    worker.become("activated");
  }
}
