import type { ToolStrings } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...pictures.labels,
    input: 'Images',
    text: 'Watermark text',
    logo: 'Logo instead of text',
    position: 'Position',
    size: 'Size, % of the image’s width',
    opacity: 'Opacity, %',
    font: 'Font',
    color: 'Text color',
    outline: 'Outline around the letters',
    rotate: 'Rotate, in degrees',
    margin: 'Distance from the edge, % of the shorter side',
    gap: 'Distance between repeats, % of their size',
    result: 'Watermarked images',
  },
  hints: {
    ...pictures.hints,
    text: 'Filled in automatically: {year}, {date}, {name}, {n}',
    background: 'Behind transparent pixels if you save as JPEG.',
  },
  choices: {
    ...pictures.choices,
    position: {
      se: 'Bottom right',
      s: 'Bottom',
      sw: 'Bottom left',
      e: 'Right',
      center: 'Center',
      w: 'Left',
      ne: 'Top right',
      n: 'Top',
      nw: 'Top left',
      tile: 'Repeated over the whole image',
    },
    font: {
      onest: 'Onest (sans serif)',
      oswald: 'Oswald (narrow)',
      condensed: 'Roboto Condensed',
      lora: 'Lora (serif)',
      pacifico: 'Pacifico (script)',
    },
  },
  problems: {
    ...pictures.problems,
    nothingToDraw: 'There is nothing to draw. Type some text or choose a logo.',
    badLogo: '“{file}” can’t be opened as an image. Choose a PNG, JPEG, WebP, or SVG as the logo.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
} satisfies ToolStrings<typeof tool>;
