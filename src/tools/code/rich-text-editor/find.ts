import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where a text occurs in a document, ignoring case unless requested. A match never crosses the end of a block. */
export function placesOf(doc: Node, wanted: string, matchCase: boolean): readonly Place[] {
  if (wanted === '') return [];
  // Folds only letters whose lowercase has the same length, so that positions stay correct.
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

/** Selects the next match after the selection, or the first; returns the number of matches. */
export function findNext(editor: Editor, wanted: string, matchCase: boolean): number {
  const places = placesOf(editor.state.doc, wanted, matchCase);
  const { to } = editor.state.selection;
  const next = places.find(({ from }) => from >= to) ?? places[0];
  if (next) editor.chain().setTextSelection(next).scrollIntoView().run();
  return places.length;
}

/** Replaces all matches in one undoable step; replacements keep the formatting. */
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

/** Replaces the selection if it is a match, then selects the next one. */
export function replaceNext(editor: Editor, wanted: string, instead: string, matchCase: boolean): number {
  const { from, to } = editor.state.selection;
  const here = placesOf(editor.state.doc, wanted, matchCase).some((place) => place.from === from && place.to === to);
  if (here)
    editor.view.dispatch(
      instead === '' ? editor.state.tr.delete(from, to) : editor.state.tr.insertText(instead, from, to),
    );
  return findNext(editor, wanted, matchCase);
}
