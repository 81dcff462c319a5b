export class ShownPicture {
  readonly picture = document.createElement("img");
  readonly #leaving = new AbortController();
  #behind: string | undefined;
  #isHere = false;

  constructor() {
    this.picture.alt = "";
    // An opaque answer would cost megabytes of the device's quota in the worker's cache.
    this.picture.crossOrigin = "anonymous";
  }

  get signal(): AbortSignal {
    return this.#leaving.signal;
  }

  get isLeft(): boolean {
    return this.signal.aborted;
  }

  get isHere(): boolean {
    return this.#isHere;
  }

  whenLeft(then: () => void): void {
    this.signal.addEventListener("abort", then, { once: true });
  }

  /** Said when the picture has loaded; false when that is no news: the tile left, or something stood in for it. */
  hasCome(): boolean {
    if (this.isLeft) return false;
    const isNews = this.#behind === undefined;
    this.#isHere = true;
    this.#uncover();
    return isNews;
  }

  show(blob: Blob): void {
    if (this.isLeft) return;
    const url = URL.createObjectURL(blob);
    this.picture.addEventListener("load", () => URL.revokeObjectURL(url), { once: true });
    this.picture.src = url;
  }

  /** Behind a picture that is still to come. */
  lay(blob: Blob): void {
    this.#behind = URL.createObjectURL(blob);
    Object.assign(this.picture.style, {
      backgroundImage: `url("${this.#behind}")`,
      backgroundSize: "100% 100%",
    });
  }

  leave(): void {
    // With a word for a reason: an error would keep the stack it was made in, and with it the whole map.
    this.#leaving.abort("left");
    this.#uncover();
    // Emptied, not removed: Chromium goes on watching a picture that lost its source outside the page, for ever.
    this.picture.src = "";
  }

  #uncover(): void {
    if (this.#behind === undefined) return;
    URL.revokeObjectURL(this.#behind);
    this.#behind = undefined;
    this.picture.style.backgroundImage = "";
  }
}
