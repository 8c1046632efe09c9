/** Puts the input files of a pressed example into the form's file controls; its other values are in the link itself. */
export async function takeSampleFiles(form: HTMLFormElement, link: HTMLAnchorElement): Promise<void> {
  const wanted = JSON.parse(link.dataset.files ?? '{}') as Readonly<Record<string, readonly string[]>>;
  for (const [name, urls] of Object.entries(wanted)) {
    const input = form.querySelector<HTMLInputElement>(`input[type=file][name="${name}"]`);
    if (!input) continue;
    const chosen = new DataTransfer();
    for (const file of await Promise.all(urls.map(fetchFile))) chosen.items.add(file);
    input.files = chosen.files;
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

async function fetchFile(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const blob = await response.blob();
  return new File([blob], decodeURIComponent(url.split('/').at(-1) ?? ''), { type: blob.type });
}
