/**
 * The `defaultValue` of a text area. As a plain string it would cost what was typed before hydration: React writes a
 * default that it finds unchanged in the HTML into the text area's value. It compares with a string, and a list of one
 * reads the same.
 */
export const initialText = (text: string): readonly string[] => [text];
