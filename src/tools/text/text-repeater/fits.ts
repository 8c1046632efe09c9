import { INSTAGRAM } from '../../../data/platforms/instagram';
import { WHATSAPP } from '../../../data/platforms/whatsapp';
import { X } from '../../../data/platforms/x';
import { xLength } from '../../../core/text/x-length';

export interface Fit {
  readonly id: 'whatsapp' | 'instagram' | 'x';
  readonly used: number;
  readonly limit: number;
}

/** In longer texts, finding the links for X would take longer than repeating them, and its limit is exceeded by far. */
const MEASURED = 200_000;

/**
 * How much of a WhatsApp message, an Instagram caption and a post on X a text takes; without X for a text of more than
 * 200,000 units.
 */
export function fits(text: string, characters: number): readonly Fit[] {
  return [
    { id: 'whatsapp', used: characters, limit: WHATSAPP.message.value },
    { id: 'instagram', used: characters, limit: INSTAGRAM.caption.value },
    ...(text.length > MEASURED ? [] : [{ id: 'x', used: xLength(text), limit: X.post.value } as const]),
  ];
}
