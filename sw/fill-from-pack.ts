import type { ShellPorts } from "./fill-shell.ts";
import type { Contents, ShellPack } from "./pack-format.ts";

/** By the ending of a name: with `nosniff`, a browser runs nothing of another type. */
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};

const END_OF_CONTENTS = "\n".charCodeAt(0);

/**
 * Puts what the pack holds on an empty shelf. An installation that was cut off goes on where it was, file by file, and so does
 * whoever gets no pack.
 */
export async function fillFromPack(
  { url, integrity }: ShellPack,
  { origin, shelf, keyOf, fetch }: ShellPorts,
): Promise<void> {
  if ((await shelf.keys()).length > 0) return;
  // Read once, and of no use to the browser's own cache.
  const response = await fetch(new Request(new URL(url, origin), { integrity, cache: "no-store" }));
  if (response.status !== 200) return;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const end = bytes.indexOf(END_OF_CONTENTS);
  const contents = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as Contents;
  let from = end + 1;
  const puts = contents.map(([path, length]) => {
    const body = bytes.slice(from, (from += length));
    const type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "";
    const headers = { "content-type": type, "x-content-type-options": "nosniff" };
    return shelf.put(keyOf(path), new Response(body, { headers }));
  });
  await Promise.all(puts);
}
