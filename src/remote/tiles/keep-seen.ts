/** As many as the worker keeps of other providers would be too much: an archive's owner offers to download it. */
const SEEN_TILES_MAX = 2_000;
/** Between two looks at how many there are. */
const PUTS_BETWEEN = 50;

let puts = 0;

/** Keeps a picture that was seen; the first ones in go first. A full device keeps none: that loses nobody's work. */
export async function keepSeen(cacheName: string, name: string, picture: Blob): Promise<void> {
  if (typeof caches === "undefined") return;
  try {
    const cache = await caches.open(cacheName);
    await cache.put(name, new Response(picture, { headers: { "content-type": picture.type } }));
    puts += 1;
    if (puts % PUTS_BETWEEN !== 0) return;
    const kept = await cache.keys();
    const tooMany = kept.slice(0, Math.max(0, kept.length - SEEN_TILES_MAX));
    await Promise.all(tooMany.map((request) => cache.delete(request)));
  } catch {
    // Seen again, it is asked for again.
  }
}
