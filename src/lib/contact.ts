export interface Message {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly input: string;
}

/** What is wrong with a message, by field, in the order of the form; empty: nothing. English, as the page is. */
export function mistakes({ email, subject, input }: Message): readonly (readonly [keyof Message, string])[] {
  const found: [keyof Message, string][] = [];
  const length = [...input.trim()].length;
  if (email !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    found.push(['email', 'This is no mail address: it needs an @ and a dot after it, as in name@example.com.']);
  }
  if ([...subject].length > 150) found.push(['subject', 'The subject is longer than 150 characters.']);
  if (length < 10) found.push(['input', `The message has ${length} characters; write at least 10.`]);
  if (length > 5_000) found.push(['input', `The message has ${length} characters; 5,000 is the most.`]);
  return found;
}

/** A mailto address (RFC 6068): UTF-8 percent-encoded, line breaks as %0D%0A, spaces as %20. */
export function mailto(to: string, { name, email, subject, input }: Message): string {
  const sender = [name, email && `<${email}>`].filter(Boolean).join(' ');
  const body = sender ? `${input}\n\n${sender}` : input;
  const encoded = (text: string) => encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'));
  return `mailto:${to}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/** Wires the contact page's form. `#subject=…&input=…` fills it, as the error screen's link does. */
export function contactForm(): void {
  const form = document.querySelector<HTMLFormElement>('#contact');
  const alert = form?.querySelector<HTMLElement>('[role=alert]');
  const output = form?.querySelector('output');
  if (!form || !alert || !output) return;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    const field = control(name);
    if (field) field.value = value;
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const value = (name: string) => control(name)?.value.trim() ?? '';
    const message: Message = {
      name: value('name'),
      email: value('email'),
      subject: value('subject'),
      input: value('input'),
    };
    const [first] = mistakes(message);
    alert.hidden = first === undefined;
    for (const name of ['email', 'subject', 'input'])
      control(name)?.toggleAttribute('aria-invalid', first?.[0] === name);
    if (first) {
      alert.textContent = first[1];
      control(first[0])?.focus();
      return;
    }
    const address = mailto(form.dataset.mail ?? '', message);
    const link = document.createElement('a');
    link.href = address;
    link.textContent = form.dataset.mail ?? '';
    output.replaceChildren('If nothing opened, write to ', link, '.');
    location.href = address;
  });
}
