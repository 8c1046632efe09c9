/**
 * The `defaultValue` of a text area. With a plain string, hydration would lose what was typed before it: if the default is
 * strictly equal to the HTML's, React writes it to the text area's value. An array of one string is never strictly equal,
 * and is the same text when React converts it to a string.
 */
export const initialText = (text: string): readonly string[] => [text];
