/** What the build knows of its surroundings; the plugin writes it in. */
interface ImportMetaEnv {
  readonly [name: `VITE_${string}`]: string | undefined;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
