import { describe, expect, it, vi } from "vitest";
import { isWaitedFor, recoverLostPart } from "../../../src/app/updates/lost-part.ts";
import { missedInPlace } from "../../../src/ui/coming-part.tsx";
import { memoryStorage } from "../memory-storage.ts";

const LIST = "Failed to fetch dynamically imported module: /assets/list-anomaly-DAzf7ULX.js";
const DETAIL = "Failed to fetch dynamically imported module: /assets/anomaly-detail-Bx01.js";

function aPage({ hasUnsavedWork = false, storage = memoryStorage() } = {}) {
  const reload = vi.fn<() => void>();
  const page = { hasUnsavedWork, untilServerThere: Promise.resolve() };
  const lose = async (part: string): Promise<boolean> => {
    const error = new TypeError(part);
    const done = recoverLostPart(error, {
      storage,
      hasUnsavedWork: () => page.hasUnsavedWork,
      untilServerThere: () => page.untilServerThere,
      reload,
    });
    const isWaited = isWaitedFor(error);
    await done;
    return isWaited;
  };
  return { page, reload, lose };
}

function anAnswer(): { readonly comes: Promise<void>; readonly give: () => void } {
  let give = (): void => undefined;
  const comes = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { comes, give: () => give() };
}

describe("a part of the app that does not come", () => {
  it("loads the page again, once [F44]", async () => {
    const { reload, lose } = aPage();
    expect(await lose(LIST)).toBe(true);
    expect(await lose(LIST)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("loads the page once for each of two that a release lost, and not in turns for ever [F44]", async () => {
    const { reload, lose } = aPage();
    for (const part of [LIST, DETAIL, LIST, DETAIL]) await lose(part);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does not load the page again where that could not be remembered [F44]", async () => {
    const setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
    const { reload, lose } = aPage({ storage: Object.assign(memoryStorage(), { setItem }) });
    await lose(LIST);
    expect(reload).not.toHaveBeenCalled();
  });

  it("asks once more for what the page lives without, and stays, under a form too [P11, F44]", async () => {
    const reload = vi.fn<() => void>();
    for (const hasUnsavedWork of [false, true]) {
      const error = new TypeError(DETAIL);
      const again = vi.fn<() => void>();
      const untilServerThere = async (): Promise<void> => void missedInPlace.set(error, again);
      const ports = {
        storage: memoryStorage(),
        hasUnsavedWork: () => hasUnsavedWork,
        untilServerThere,
        reload,
      };
      await recoverLostPart(error, ports);
      expect(again).toHaveBeenCalledOnce();
    }
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not load the page again under a form, and says nothing of it [P11, F44]", async () => {
    const { reload, lose } = aPage({ hasUnsavedWork: true });
    expect(await lose(LIST)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("loads the page again by itself when a server of ours answers, unless a form was begun meanwhile [P5, P11, F44, F5]", async () => {
    const { page, reload, lose } = aPage();
    const answer = anAnswer();
    page.untilServerThere = answer.comes;
    const list = lose(LIST);
    const detail = lose(DETAIL);
    expect(reload).not.toHaveBeenCalled();
    answer.give();
    expect(await list).toBe(true);
    await detail;
    expect(reload).toHaveBeenCalled();

    const another = aPage();
    const later = anAnswer();
    another.page.untilServerThere = later.comes;
    const lost = another.lose(LIST);
    another.page.hasUnsavedWork = true;
    later.give();
    await lost;
    expect(another.reload).not.toHaveBeenCalled();
  });
});
