import {
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode,
} from 'culori/fn';

// culori knows only the modes that are registered, so every module that uses it here imports it from this one.
const MODES = [modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch];
for (const mode of MODES) useMode(mode);
/** The spaces of color(). */
const WIDE = [modeLrgb, modeP3, modeA98, modeProphoto, modeRec2020, modeXyz50, modeXyz65];
for (const mode of WIDE) useMode(mode);

export { converter, parse, toGamut, type Color, type Rgb } from 'culori/fn';
