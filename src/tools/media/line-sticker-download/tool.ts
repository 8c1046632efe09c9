import { choice, files, fileTool, flag, give, line, note, problem } from '../../../kinds/contract';
import { hasOffscreenCanvas } from '../../../browser/image/page-canvas';
import { packIdOf } from './pack-id';
import { archiveAddress, infoAddress, readPackInfo, stickerAddress, type PackInfo } from './pack-info';

/** Whether only the first frame of a sticker is saved: another format or size than the pack's is drawn again, without its motion unless it is GIF. */
const isStill = (format: string, fit: string): boolean => format !== 'gif' && (format !== 'keep' || fit !== 'none');

export default fileTool({
  worker: ({ file }) => hasOffscreenCanvas() && Array.isArray(file) && file.length > 0,
  fields: {
    input: line({ tier: 'input' }),
    file: files({ accept: '.zip,application/zip', many: false, optional: true, tier: 'input' }),
    format: choice(['keep', 'png', 'gif', 'webp']),
    fit: choice(['none', '512', '320']),
    // Set by the button: LINE's server is not asked before it is pressed, and no link can press it.
    ask: flag(false, { hidden: true, typedOnly: true }),
  },
  outputs: {
    packageId: give.code(),
    title: give.word(),
    author: give.word(),
    count: give.integer(),
    zip: give.code(),
    animatedZip: give.code(),
    result: give.files(),
    addresses: give.items(),
  },
  run: async ({ input, file, format, fit, ask: isAsked }, { lang, ask, signal, progress }) => {
    const [archive] = file;
    const id = input.trim() === '' ? undefined : packIdOf(input);
    if (id && 'fault' in id) return problem(id.fault, {}, 'input');
    if (archive) {
      const { unpack, convertSticker } = await import('./unpack');
      const unpacked = unpack(new Uint8Array(await archive.arrayBuffer()));
      if (!unpacked) return problem('notZip', { file: archive.name }, 'file');
      if (unpacked.pictures.length === 0) return problem('noPictures', { file: archive.name }, 'file');
      const info = readPackInfo(unpacked.meta, lang);
      const stickers = [];
      for (const [index, picture] of unpacked.pictures.entries()) {
        const made = await convertSticker(picture, { format, fit });
        if (made) stickers.push(made);
        progress((index + 1) / unpacked.pictures.length);
      }
      return {
        ...(id && { packageId: id.id }),
        title: info.title,
        author: info.author,
        count: stickers.length,
        result: stickers,
        notes: [info.isAnimated && isStill(format, fit) && note('still'), note('personalUse')],
      };
    }
    if (!id) return { empty: true };
    const info = isAsked ? await asked(id.id) : undefined;
    return {
      packageId: id.id,
      zip: archiveAddress(id.id, info?.isAnimated ?? false),
      // Whether a pack is animated, only LINE knows.
      ...(!info && { animatedZip: archiveAddress(id.id, true) }),
      ...(info && {
        title: info.title,
        author: info.author,
        count: info.stickers.length,
        addresses: info.stickers.map(stickerAddress),
      }),
      notes: [isAsked && !info && note('notAnswered'), note('personalUse')],
    };

    async function asked(pack: string): Promise<PackInfo | undefined> {
      try {
        return readPackInfo(await ask(infoAddress(pack), '*/*'), lang);
      } catch (error) {
        if (signal.aborted) throw error;
        // LINE's server does not let other sites read its answers; its archive can still be opened as a link.
        return undefined;
      }
    }
  },
});
