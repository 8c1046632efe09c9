/** Prints only an HTML page, without the page around it. Nothing in it runs. */
export function printPage(html: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'visually-hidden';
  // No scripts: only the print dialog is allowed.
  frame.sandbox.add('allow-same-origin', 'allow-modals');
  frame.addEventListener('load', () => {
    const { contentWindow } = frame;
    if (!contentWindow) return;
    contentWindow.addEventListener('afterprint', () => frame.remove());
    contentWindow.print();
  });
  frame.srcdoc = html;
  document.body.append(frame);
}
