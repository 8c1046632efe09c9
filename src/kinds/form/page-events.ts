/**
 * What the whole page does for its form: a file dropped or pasted anywhere goes to the form's first file control, unless
 * a control took it already; Ctrl+Enter runs the tool, and Ctrl+Shift+C copies the main result (⌘ on a Mac).
 * An example that is pressed twice fills the form twice, with its files.
 */
export function watchPage(form: HTMLFormElement, dropHere: string, signal: AbortSignal): void {
  let dragging = false;
  let overlay: HTMLElement | undefined;
  const chooser = () => form.querySelector<HTMLInputElement>('input[type=file]:enabled');
  const ended = () => {
    dragging = false;
    overlay?.remove();
  };
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files') || !chooser()) return;
    event.preventDefault();
    if (!dragging) void cover();
    dragging = true;
  };
  const cover = async () => {
    overlay ??= (await import('./drop-overlay')).dropOverlay(dropHere);
    if (dragging) document.body.append(overlay);
  };
  const onLeave = (event: DragEvent) => event.relatedTarget === null && ended();
  const take = (event: Event, data: DataTransfer | null) => {
    ended();
    const input = chooser();
    if (event.defaultPrevented || !input || !data || data.files.length === 0) return;
    event.preventDefault();
    input.files = input.multiple ? data.files : only(data.files[0]);
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
  const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData);
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Enter') form.requestSubmit();
    else if (event.shiftKey && event.code === 'KeyC') mainCopy(form)?.click();
    else return;
    event.preventDefault();
  };
  // The browser reports nothing if the same example is pressed again, after its values were changed.
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-example], .samples a');
    if (link?.dataset.files !== undefined)
      form.addEventListener('linked', () => void takeFiles(link), { once: true, signal });
    if (link?.hash === location.hash) dispatchEvent(new HashChangeEvent('hashchange'));
  };
  const takeFiles = (link: HTMLAnchorElement) =>
    import('./sample-files')
      .then(({ takeSampleFiles }) => takeSampleFiles(form, link))
      .catch(() => {
        // Without a connection the files are not there; the visitor's own are.
      });
  // An example that was pressed before the form could listen has the focus.
  const pressed = document.querySelector<HTMLAnchorElement>('a[data-files]:focus');
  if (pressed?.hash === location.hash) void takeFiles(pressed);
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('dragenter', onDrag, { signal });
  document.addEventListener('dragover', onDrag, { signal });
  document.addEventListener('dragleave', onLeave, { signal });
  document.addEventListener('drop', onDrop, { signal });
  document.addEventListener('paste', onPaste, { signal });
  document.addEventListener('keydown', onKey, { signal });
}

function only(file: File | undefined): FileList {
  const one = new DataTransfer();
  if (file) one.items.add(file);
  return one.files;
}

/** The button that copies the main result: the first one in view order. */
const mainCopy = (form: HTMLFormElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>('[data-copy]')].find((button) => button.checkVisibility());
