import { describe, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { ReactNode } from "react";
import { DataProvider } from "../../../src/data/data-context.ts";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { useDraft } from "../../../src/data/drafts/use-draft.ts";
import { saveDraft } from "../../../src/data/drafts/save-draft.ts";
import { useOutbox, useStillHere } from "../../../src/data/outbox/use-outbox.ts";
import { usePhotoUrl } from "../../../src/data/photos/use-photo-url.ts";
import { aResident } from "../../examples/accounts.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { waitFor } from "../../support/wait-for.ts";

const photoId = anIdentifier(11);

function aPage() {
  const device = openDevice(`resident-${crypto.randomUUID()}`);
  const wrapper = ({ children }: { readonly children?: ReactNode }) => (
    <DataProvider value={{ device, replica: undefined, actor: aResident() }}>{children}</DataProvider>
  );
  return { device, wrapper };
}

function addPhotoRow(device: DeviceDatabase) {
  const blob = new Blob([Uint8Array.of(1)], { type: "image/jpeg" });
  const waiting = { sent: false, refusal: null, attempts: 0, nextAttemptAt: 0, lastError: null };
  const owner = { ownerId: anIdentifier(1), cityId: "35024", alt: "", bytes: 1 };
  return device.photos.add({ id: photoId, blob, preview: blob, ...owner, ...waiting });
}

describe("what screens read from the device", () => {
  it("does not know yet, then knows none, then one [OFF-12]", async () => {
    const { device, wrapper } = aPage();
    const seen: unknown[] = [];
    const hook = await renderHook(
      () => {
        const rows = useOutbox();
        seen.push(rows?.length);
        return rows;
      },
      { wrapper },
    );
    await waitFor(() => expect(hook.result.current).toEqual([]));
    await commitCommand(device, { command: aCommand(), photoIds: [] });
    await waitFor(() => expect(hook.result.current).toHaveLength(1));
    expect(seen[0]).toBeUndefined();
  });

  it("never counts less as waiting than it shows, in no moment [OFF-16]", async () => {
    const { device, wrapper } = aPage();
    const seen: (readonly [rows: number, texts: number])[] = [];
    const hook = await renderHook(
      () => {
        const rows = useOutbox()?.length ?? 0;
        seen.push([rows, useStillHere()?.texts ?? 0]);
        return rows;
      },
      { wrapper },
    );
    await commitCommand(device, { command: aCommand(), photoIds: [] });
    await waitFor(() => expect(hook.result.current).toBe(1));
    await commitCommand(device, { command: aCommand({ id: anIdentifier(2) }), photoIds: [] });
    await waitFor(() => expect(hook.result.current).toBe(2));
    expect(seen.filter(([rows, texts]) => rows !== texts)).toEqual([]);
  });

  it("never shows one draft under another's id [P3]", async () => {
    const { device, wrapper } = aPage();
    const kept = { kind: "report-anomaly", cityId: "35024", updatedAt: NOW } as const;
    await saveDraft(device, { id: anIdentifier(1), ...kept, fields: { title: "Le premier" } });
    const seen: (readonly [string, string | undefined])[] = [];
    const hook = await renderHook(
      (id?: string) => {
        const draft = useDraft("report-anomaly", id ?? "");
        seen.push([id ?? "", draft?.fields.title]);
        return draft;
      },
      { wrapper, initialProps: anIdentifier(1) },
    );
    await waitFor(() => expect(hook.result.current?.fields.title).toBe("Le premier"));
    await hook.rerender(anIdentifier(2));
    await waitFor(() => expect(hook.result.current).toBeNull());
    expect(seen.filter(([id, title]) => id === anIdentifier(2) && title !== undefined)).toEqual([]);
  });

  it("shows the device's photo while it is here, the city's afterwards, and lets go of the first [PHO-1]", async () => {
    const { device, wrapper } = aPage();
    await addPhotoRow(device);
    const revoke = vi.spyOn(URL, "revokeObjectURL");
    const hook = await renderHook(() => usePhotoUrl("35024", photoId, "preview"), { wrapper });
    await waitFor(() => expect(hook.result.current).toMatch(/^blob:/u));
    const local = hook.result.current;
    await device.photos.delete(photoId);
    await waitFor(() => expect(hook.result.current).toBe(`/photos/35024/${photoId}?size=preview`));
    expect(revoke).toHaveBeenCalledWith(local);
  });
});
