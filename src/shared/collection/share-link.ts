interface Shared {
  readonly title: string;
  readonly url: string;
}

type Sharing = Partial<Pick<Navigator, "share" | "clipboard">>;

/** `shared` also when the person closed the device's sheet: that is their choice. */
export async function shareLink(
  link: Shared,
  { share, clipboard }: Sharing = {
    ...("share" in navigator ? { share: (data?: ShareData) => navigator.share(data) } : {}),
    clipboard: navigator.clipboard,
  },
): Promise<"shared" | "copied" | "failed"> {
  if (share !== undefined) {
    const done = await share(link).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === "AbortError",
    );
    if (done) return "shared";
  }
  const copied = await clipboard?.writeText(link.url).then(
    () => true,
    () => false,
  );
  return copied === true ? "copied" : "failed";
}
