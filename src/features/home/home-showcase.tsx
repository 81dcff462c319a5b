import { lazy, Suspense } from "react";
import { whenIdle } from "../../clock/when-idle.ts";
import styles from "./home.module.css";
import { HomeFacts } from "./home-facts.tsx";
import { SquareDrawing } from "./square-drawing.tsx";

/** Leaflet comes last, once the page is idle, and a drawing stands where it will be. */
const HomePreview = lazy(async () => {
  await whenIdle();
  return {
    default: await import("./home-preview.tsx").then(
      (loaded) => loaded.HomePreview,
      () => SquareDrawing,
    ),
  };
});

export function HomeShowcase() {
  return (
    <>
      <div className={styles.preview}>
        <Suspense fallback={<SquareDrawing />}>
          <HomePreview />
        </Suspense>
      </div>
      <div className={styles.facts}>
        <HomeFacts />
      </div>
    </>
  );
}
