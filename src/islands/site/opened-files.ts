/** https://wicg.github.io/web-app-launch/ and the File Handling API, which TypeScript’s library lacks. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Drops the files that the system opened with the installed site (the manifest’s `file_handlers`) on the page’s form. */
export function takeOpenedFiles(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => void drop(files));
}

async function drop(handles: readonly FileSystemFileHandle[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const handle of handles) dataTransfer.items.add(await handle.getFile());
  if (dataTransfer.files.length === 0) return;
  const form = document.forms.namedItem('tool');
  form?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}
