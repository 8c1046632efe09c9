import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Address or number of the sticker pack',
    file: 'The pack’s ZIP file',
    format: 'Save stickers as',
    fit: 'Size',
    ask: 'Ask LINE',
    packageId: 'Pack number',
    title: 'Title',
    author: 'Creator',
    count: 'Stickers',
    zip: 'LINE’s archive',
    animatedZip: 'Archive of an animated pack',
    result: 'Stickers as files',
    addresses: 'Sticker addresses',
  },
  hints: { file: 'Download it from LINE with the button, then choose it here.' },
  placeholders: { input: 'https://store.line.me/stickershop/product/12345/en' },
  choices: {
    format: { keep: 'As in the pack', png: 'PNG', gif: 'GIF', webp: 'WebP' },
    fit: { none: 'As in the pack', '512': '512 × 512 (WhatsApp, Telegram)', '320': '320 × 320' },
  },
  problems: {
    emojiShop: 'This is an address of LINE’s emoji shop. Only sticker packs are supported.',
    themeShop: 'This is an address of a LINE theme. Only sticker packs are supported.',
    noNumber: 'This address contains no pack number. Copy the address of the sticker pack in the LINE Store.',
    notZip: '“{file}” is not a ZIP file, or it is incomplete. Download it from LINE again.',
    noPictures: '“{file}” contains no stickers. Choose the archive of a sticker pack.',
  },
  notes: {
    still:
      'With this format and size, animated stickers show only their first frame. Choose GIF to keep the animation.',
    notAnswered:
      'LINE’s server doesn’t respond to other websites, so the title isn’t known here. Its archive can still be downloaded.',
    personalUse: 'Stickers belong to their creators. Use packs that you have bought, and only for yourself.',
  },
  own: { archive: 'Download from LINE', animated: 'Download animated pack', ask: 'Get title and list' },
} satisfies ToolStrings<typeof tool>;
