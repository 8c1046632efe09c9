/** Opens a text as plain text in another tab. */
export function openRaw(text: Blob): void {
  const address = URL.createObjectURL(text);
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
