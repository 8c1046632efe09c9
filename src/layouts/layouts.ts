import Autoprefixer from './Autoprefixer.astro';
import Blog from './Blog.astro';
import Code from './Code.astro';
import Default from './Default.astro';
import Empty from './Empty.astro';
import HtmlViewer from './HtmlViewer.astro';

/** Layouts by their name in a page's front matter. */
export const LAYOUTS = {
  default: Default,
  empty: Empty,
  blog: Blog,
  code: Code,
  htmlviewer: HtmlViewer,
  autoprefixer: Autoprefixer,
};
