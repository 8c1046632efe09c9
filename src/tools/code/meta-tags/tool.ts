import { choice, flag, give, line, text, textTool } from '../../../kinds/contract';
import { tags } from './tags';

export default textTool({
  fields: {
    title: line({ tier: 'input' }),
    description: text({ rows: 3 }),
    url: line({ tier: 'input', autocomplete: 'off' }),
    image: line({ tier: 'input', autocomplete: 'off' }),
    imageAlt: line(),
    siteName: line(),
    type: choice(['website', 'article', 'product', 'profile', 'none']),
    locale: line(),
    author: line(),
    keywords: line(),
    index: flag(true),
    follow: flag(true),
    charset: flag(true),
    viewport: flag(true),
    themeColor: line(),
    twitterCard: choice(['summary_large_image', 'summary', 'none']),
    twitterSite: line(),
  },
  outputs: {
    result: give.text({ extension: 'html', mono: true }),
    titleLength: give.integer(),
    descriptionLength: give.integer(),
  },
  run: (values) => tags(values),
});
