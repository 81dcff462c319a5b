/** Of the work, as a phone hands it over. */
export async function anAfterPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext("2d")?.fillRect(0, 0, 200, 300);
  return new File([await canvas.convertToBlob({ type: "image/jpeg" })], "apres.jpg", { type: "image/jpeg" });
}
