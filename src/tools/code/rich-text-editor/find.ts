import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where a text stands in a document, capitals ignored unless asked for. A find never runs over a block's end. */
export function placesOf(doc: Node, wanted: string, matchCase: boolean): readonly Place[] {
  if (wanted === '') return [];
  // Only letters whose other case is as long: positions must stay true.
  const fold = (text: string) =>
    matchCase
      ? text
      : text.replaceAll(/\p{L}/gu, (letter) =>
          letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
        );
  const searched = fold(wanted);
  const places: Place[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const text = fold(node.textBetween(0, node.content.size, undefined, '\uFFFC'));
    for (let found = text.indexOf(searched); found >= 0; found = text.indexOf(searched, found + searched.length))
      places.push({ from: at + 1 + found, to: at + 1 + found + searched.length });
    return false;
  });
  return places;
}

/** Selects the next place behind the selection, or the first; gives how many there are. */
export function findNext(editor: Editor, wanted: string, matchCase: boolean): number {
  const places = placesOf(editor.state.doc, wanted, matchCase);
  const { to } = editor.state.selection;
  const next = places.find(({ from }) => from >= to) ?? places[0];
  if (next) editor.chain().setTextSelection(next).scrollIntoView().run();
  return places.length;
}

/** Puts a text in every place, as one step that can be undone; the marks of what it replaces stay. */
export function replaceAll(editor: Editor, wanted: string, instead: string, matchCase: boolean): number {
  const places = placesOf(editor.state.doc, wanted, matchCase);
  const { tr } = editor.state;
  for (const { from, to } of places.toReversed()) {
    if (instead === '') tr.delete(from, to);
    else tr.insertText(instead, from, to);
  }
  if (places.length > 0) editor.view.dispatch(tr);
  return places.length;
}

/** Replaces the selection where it is a find, then goes to the next one. */
export function replaceNext(editor: Editor, wanted: string, instead: string, matchCase: boolean): number {
  const { from, to } = editor.state.selection;
  const here = placesOf(editor.state.doc, wanted, matchCase).some((place) => place.from === from && place.to === to);
  if (here)
    editor.view.dispatch(
      instead === '' ? editor.state.tr.delete(from, to) : editor.state.tr.insertText(instead, from, to),
    );
  return findNext(editor, wanted, matchCase);
}
