import { describe, expect, it, vi } from "vitest";
import { fakeClock } from "../../support/fake-clock.ts";
import { updateFlow } from "../../../src/app/updates/update-flow.ts";
import { waitFor } from "../../support/wait-for.ts";

/** A page whose person writes until they say otherwise. */
function aPage({ isAtWork }: { isAtWork: boolean }) {
  const page = { isAtWork, looks: new Set<() => void>() };
  const flow = updateFlow({
    isAtWork: () => Promise.resolve(page.isAtWork),
    onMaybeIdle: (look) => {
      page.looks.add(look);
      return () => void page.looks.delete(look);
    },
  });
  const lookUp = (): void => {
    for (const look of page.looks) look();
  };
  return { page, flow, lookUp };
}

describe("a new version", () => {
  it("comes at once where nobody is at work [SW-4]", async () => {
    const { flow } = aPage({ isAtWork: false });
    const step = vi.fn<() => void>();
    flow.offer(step);
    await waitFor(() => expect(step).toHaveBeenCalledOnce());
    expect(flow.isWaiting()).toBe(false);
  });

  it("waits for the form, is said, and comes when the form is left [P11, F42]", async () => {
    const { page, flow, lookUp } = aPage({ isAtWork: true });
    const [step, told] = [vi.fn<() => void>(), vi.fn<() => void>()];
    flow.subscribe(told);
    flow.offer(step);
    await waitFor(() => expect(flow.isWaiting()).toBe(true));
    expect(told).toHaveBeenCalledOnce();
    lookUp();
    await fakeClock().rest();
    expect(step).not.toHaveBeenCalled();

    page.isAtWork = false;
    lookUp();
    await waitFor(() => expect(step).toHaveBeenCalledOnce());
    expect(flow.isWaiting()).toBe(false);
    expect(page.looks.size).toBe(0);
  });

  it("comes whole when the person asks for it, worker and page, without asking twice [P11]", async () => {
    const { flow } = aPage({ isAtWork: true });
    const [takeOver, reload] = [vi.fn<() => void>(), vi.fn<() => void>()];
    flow.offer(takeOver);
    await waitFor(() => expect(flow.isWaiting()).toBe(true));
    expect(flow.isComing()).toBe(false);
    const told = vi.fn<() => void>();
    flow.subscribe(told);
    flow.takeNow();
    expect(takeOver).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledOnce();
    expect(flow.isComing()).toBe(true);
    flow.offer(reload);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it("takes the latest step only, once [SW-4]", async () => {
    const { page, flow, lookUp } = aPage({ isAtWork: true });
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    flow.offer(first);
    await waitFor(() => expect(flow.isWaiting()).toBe(true));
    flow.offer(second);
    await fakeClock().rest();
    expect(page.looks.size).toBe(1);
    page.isAtWork = false;
    lookUp();
    lookUp();
    await waitFor(() => expect(second).toHaveBeenCalledOnce());
    expect(first).not.toHaveBeenCalled();
  });
});
