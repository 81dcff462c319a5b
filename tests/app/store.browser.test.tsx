import { Profiler, type ReactNode } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { createStore, isSameShallow, useStore } from "../../src/app/store.ts";

interface View {
  readonly cityId: string;
  readonly zoom: number;
  readonly signIn: string;
}

const VIEW: View = { cityId: "35024", zoom: 13, signIn: "unknown" };

it("wakes only the components whose part of the state is different", async () => {
  const store = createStore(VIEW);
  const renders = new Map<string, number>();
  const counted = (id: string, child: ReactNode) => (
    <Profiler id={id} onRender={() => renders.set(id, (renders.get(id) ?? 0) + 1)}>
      {child}
    </Profiler>
  );
  function City() {
    return useStore(store, ({ cityId }) => cityId);
  }
  function SignIn() {
    return useStore(store, ({ signIn }) => signIn);
  }
  function Camera() {
    const camera = useStore(store, ({ cityId, zoom }) => ({ cityId, zoom }), isSameShallow);
    return `${camera.cityId} ${camera.zoom}`;
  }
  const { container } = await render(
    <>
      {counted("city", <City />)}
      {counted("sign-in", <SignIn />)}
      {counted("camera", <Camera />)}
    </>,
  );
  const before = Object.fromEntries(renders);
  store.set({ signIn: "done" });
  await expect.poll(() => container.textContent).toContain("done");
  expect(Object.fromEntries(renders)).toEqual({ ...before, "sign-in": 2 });
  store.set({ zoom: 14 });
  await expect.poll(() => container.textContent).toContain("35024 14");
  expect(Object.fromEntries(renders)).toEqual({ ...before, "sign-in": 2, camera: 2 });
});

it("wakes nobody for what is set again as it was", () => {
  const store = createStore(VIEW);
  let woken = 0;
  store.subscribe(() => (woken += 1));
  store.set({ zoom: 13 });
  expect(woken).toBe(0);
  store.set({ zoom: 14 });
  expect(woken).toBe(1);
});
