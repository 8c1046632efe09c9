import { generatorTool, give, line, problem } from '../../../kinds/contract';
import { webUrl } from '../../../core/web-url';
import { SHARE_TARGETS } from '../../../data/share-targets';
import { hashtagsOf, hostOf, isXAccount, shareHtml, shareLinks } from './share';

const MORE = { tier: 'more', autocomplete: 'off' } as const;
const link = () => give.code();

/** Named in the HTML: a page in another language brings its own words. */
const OWN_NAMES: Readonly<Record<string, string>> = { email: 'Email', sms: 'SMS' };

export default generatorTool({
  worker: 'never',
  // The links follow the form: there is nothing to generate again.
  button: undefined,
  fields: {
    input: line({ tier: 'input', autocomplete: 'off' }),
    text: line({ tier: 'input', autocomplete: 'off' }),
    title: line(MORE),
    hashtags: line(MORE),
    via: line(MORE),
    image: line(MORE),
    instance: line({ ...MORE, initial: 'mastodon.social' }),
  },
  outputs: {
    facebook: link(),
    x: link(),
    linkedin: link(),
    whatsapp: link(),
    telegram: link(),
    reddit: link(),
    pinterest: link(),
    threads: link(),
    bluesky: link(),
    mastodon: link(),
    tumblr: link(),
    line: link(),
    vk: link(),
    hackernews: link(),
    email: link(),
    sms: link(),
    html: give.text({ extension: 'html', mono: true }),
  },
  run({ input, text, title, hashtags, via, image, instance }) {
    if (input.trim() === '') return { empty: true };
    const url = webUrl(input);
    if (url === undefined) return problem('badUrl', { text: input.trim() }, 'input');
    const { tags, bad } = hashtagsOf(hashtags);
    if (bad !== undefined) return problem('badHashtag', { text: bad }, 'hashtags');
    const account = via.trim().replace(/^@/, '');
    if (account !== '' && !isXAccount(account)) return problem('badAccount', { text: account }, 'via');
    const picture = image.trim() === '' ? '' : webUrl(image);
    if (picture === undefined) return problem('badUrl', { text: image.trim() }, 'image');
    const server = hostOf(instance.trim() === '' ? 'mastodon.social' : instance);
    if (server === undefined) return problem('badServer', { text: instance.trim() }, 'instance');
    const links = shareLinks({
      url,
      text: text.trim(),
      title: title.trim(),
      hashtags: tags.join(','),
      via: account,
      image: picture,
      instance: server,
    });
    return { ...links, html: shareHtml(links, (id) => NAMES.get(id) ?? id) };
  },
});

const NAMES = new Map<string, string>(
  SHARE_TARGETS.map((target) => [target.id, 'name' in target ? target.name : (OWN_NAMES[target.id] ?? target.id)]),
);
