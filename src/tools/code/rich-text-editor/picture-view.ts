import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';

/** `farPicture`, in which '{host}' stands for the site's name; `show`, `showAll`, `pictureFailed`. */
export type PictureWords = Readonly<Record<string, string>>;

/** Whether a picture is external: loading it reveals the reader to its site. */
export const isFar = (address: string): boolean => !/^data:/i.test(address);

/** Addresses that the visitor allowed, as long as this page is open. */
const asked = new Set<string>();
export const isShown = (address: string): boolean => !isFar(address) || asked.has(address);

/** A picture in the editor. An external one is a box with a button, and is not loaded. */
export function pictureView(node: Node, editor: Editor, words: PictureWords): NodeView {
  const dom = document.createElement('div');
  dom.className = 'picture';
  let now = node;
  const show = () => {
    const address = String(now.attrs.src ?? '');
    dom.replaceChildren(
      isShown(address)
        ? drawn(now, words)
        : waiting(
            now,
            words,
            () => askFor(editor, [address]),
            () => askFor(editor, externalIn(editor)),
          ),
    );
  };
  editor.on('transaction', redraw);
  function redraw({ transaction }: { transaction: { getMeta(name: string): unknown } }) {
    if (transaction.getMeta(SHOWN) === true) show();
  }
  show();
  return {
    dom,
    update: (next) => {
      if (next.type !== now.type) return false;
      const same = next.sameMarkup(now);
      now = next;
      if (!same) show();
      return true;
    },
    destroy: () => void editor.off('transaction', redraw),
    // The page handles the box's buttons, and mutations inside it do not change the document.
    stopEvent: (event) => event.target instanceof Element && event.target.closest('button') !== null,
    ignoreMutation: () => true,
  };
}

const SHOWN = 'picturesShown';

function askFor(editor: Editor, addresses: readonly string[]): void {
  for (const address of addresses) asked.add(address);
  editor.view.dispatch(editor.state.tr.setMeta(SHOWN, true));
  editor.commands.focus();
}

function externalIn(editor: Editor): readonly string[] {
  const found: string[] = [];
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'image' && isFar(String(attrs.src))) found.push(String(attrs.src));
  });
  return found;
}

function drawn({ attrs }: Node, words: PictureWords): HTMLImageElement {
  const image = document.createElement('img');
  const address = String(attrs.src ?? '');
  image.alt = String(attrs.alt ?? '');
  if (attrs.title) image.title = String(attrs.title);
  for (const name of ['width', 'height'] as const) if (attrs[name]) image.setAttribute(name, String(attrs[name]));
  image.draggable = false;
  if (isFar(address)) {
    image.referrerPolicy = 'no-referrer';
    image.addEventListener('error', () => (image.alt = `${address}: ${words.pictureFailed ?? ''}`), { once: true });
  }
  image.src = address;
  return image;
}

function waiting({ attrs }: Node, words: PictureWords, one: () => void, all: () => void): HTMLElement {
  const box = document.createElement('p');
  box.className = 'far-picture';
  box.contentEditable = 'false';
  const address = String(attrs.src ?? '');
  const host = URL.canParse(address) ? new URL(address).host : address.slice(0, 80);
  const label = document.createElement('span');
  label.textContent = `${(words.farPicture ?? '').replace('{host}', () => host)}${attrs.alt ? `: ${String(attrs.alt)}` : ''}`;
  box.append(label, button(words.show ?? '', one), button(words.showAll ?? '', all));
  return box;
}

function button(label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'quiet';
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
}
