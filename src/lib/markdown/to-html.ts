import { inlineImages } from './inline-images';

export interface MarkdownOptions {
  /** Tables, strikethrough, task lists, bare links and footnotes of GitHub Flavored Markdown 0.29. */
  readonly gfm: boolean;
  /** HTML in the text stays HTML; else it is shown as text. Either way the result must be sanitised before it is rendered. */
  readonly rawHtml: boolean;
}

/** micromark's parts, loaded when they are first needed. */
export async function loadMicromark(gfm: boolean) {
  const [{ compile, parse, postprocess, preprocess }, extension] = await Promise.all([
    import('micromark'),
    gfm ? import('micromark-extension-gfm') : undefined,
    import('./edit-map'),
  ]);
  const events = (markdown: string) =>
    postprocess(
      parse({ extensions: extension ? [extension.gfm()] : [] })
        .document()
        .write(preprocess()(markdown, undefined, true)),
    );
  return { events, compile, extension };
}

/**
 * Markdown as HTML: CommonMark 0.31.2, and GFM when asked. Links and images with unsafe protocols lose their address;
 * pictures inside the text (`data:image/png;base64,…`) keep theirs. No line break at the end.
 */
export async function markdownToHtml(markdown: string, { gfm, rawHtml }: MarkdownOptions): Promise<string> {
  const { events, compile, extension } = await loadMicromark(gfm);
  const images = inlineImages(markdown);
  const htmlExtensions = extension ? [withoutTagFilter(extension.gfmHtml())] : [];
  const html = compile({ allowDangerousHtml: rawHtml, htmlExtensions })(events(images.markdown));
  return images.restore(html).replace(/\n$/, '');
}

type HtmlExtension = ReturnType<typeof import('micromark-extension-gfm').gfmHtml>;

/** GFM's tag filter turns a few raw tags into text: a rule of GitHub's, which the sanitiser makes needless. */
function withoutTagFilter(extension: HtmlExtension): HtmlExtension {
  const exit = { ...extension.exit };
  delete exit.htmlFlowData;
  delete exit.htmlTextData;
  return { ...extension, exit };
}
