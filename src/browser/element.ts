/** Creates an element with text and other elements in it: strings are only inserted as text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A button that never submits the form around it. */
export function button(text: string, act: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', act);
  return made;
}

/** A message whose placeholders `{name}` are elements: its parts in order. A placeholder without an element stays text. */
export const withElements = (message: string, parts: Readonly<Record<string, Node>>): readonly (Node | string)[] =>
  message.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? (parts[part] ?? `{${part}}`) : part));
