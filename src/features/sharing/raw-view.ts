/** Opens a text in a tab of its own, as nothing but text. */
export function openRaw(text: Blob): void {
  const address = URL.createObjectURL(text);
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
