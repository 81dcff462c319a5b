/** React stands where the first picture was. What was pressed there meanwhile is pressed now, on React's own control. */
export function endFirstPicture(root: HTMLElement): void {
  const pressed = root.dataset["first"];
  delete root.dataset["first"];
  if (pressed === undefined || pressed === "") return;
  root.querySelectorAll<HTMLElement>("a, button")[Number(pressed)]?.click();
}
