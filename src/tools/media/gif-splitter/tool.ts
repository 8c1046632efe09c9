import { choice, color, files, fileTool, flag, give, note, number, problem } from '../../../kinds/contract';
import { stemOf } from '../../../formats/image/image-file-names';
import { isRefusal } from '../../../browser/image/refusal';
import { fitsCanvas } from '../../../formats/image/image-size';
import { hasOffscreenCanvas } from '../../../browser/image/page-canvas';
import { scaled } from '../../../formats/image/image-size';

/** Browsers show frames that are shorter than this for 100 ms instead. */
const SHORTEST = 20;

export default fileTool({
  fields: {
    format: choice(['png', 'webp', 'jpeg', 'gif'], { tier: 'main' }),
    sheet: flag(false, { tier: 'main' }),
    input: files({
      accept: 'image/gif,image/webp,image/png,image/avif,.gif,.webp,.png,.apng,.avif',
      many: false,
      sample: '/samples/day.gif',
    }),
    from: number(1, { min: 1, max: 100_000 }),
    to: number(0, { min: 0, max: 100_000 }),
    step: number(1, { min: 1, max: 10_000 }),
    scale: number(100, { min: 1, max: 400 }),
    columns: number(0, { min: 0, max: 1000, when: { sheet: [true] } }),
    compose: flag(true),
    transparent: flag(true),
    background: color('#ffffff', { when: { transparent: [false] } }),
  },
  outputs: {
    frames: give.integer(),
    width: give.integer(),
    height: give.integer(),
    duration: give.integer(),
    loops: give.integer(),
    delays: give.code(),
    result: give.files(),
  },
  worker: () => hasOffscreenCanvas(),
  run: async ({ input, compose, transparent, background, ...wish }, { progress }) => {
    const [file] = input;
    if (!file) return { empty: true };
    const [{ openFilm }, { gridOf, split, wantedFrames }] = await Promise.all([
      import('../../../browser/image/film'),
      import('./split'),
    ]);
    const film = await openFilm(file, compose);
    if (isRefusal(film)) return problem(film.refused, film.blanks, 'input');
    const count = film.delays.length;
    const to = wish.to === 0 ? count : Math.min(count, wish.to);
    if (wish.from > count) return problem('beyondEnd', { frames: count }, 'from');
    if (to < wish.from) return problem('backwards', { from: wish.from }, 'to');
    const job = { ...wish, to, background: transparent ? '' : background };
    if (job.sheet) {
      const tile = scaled(film, job.scale / 100);
      const grid = gridOf(wantedFrames(job).length, job.columns);
      const size = { width: tile.width * grid.columns, height: tile.height * grid.rows };
      if (!fitsCanvas(size)) return problem('largeSheet', size, 'scale');
    }
    return {
      result: await split(film, stemOf(file.name), job, progress),
      frames: count,
      width: film.width,
      height: film.height,
      duration: film.delays.reduce((sum, delay) => sum + delay, 0),
      loops: film.loops,
      delays: film.delays.join(','),
      notes: [
        film.isStill && note('still'),
        film.isCut && note('cut', { frames: count }),
        !film.isStill && film.delays.some((delay) => delay < SHORTEST) && note('fast'),
      ],
    };
  },
});
