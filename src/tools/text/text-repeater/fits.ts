import { INSTAGRAM } from '../../../data/platforms/instagram';
import { WHATSAPP } from '../../../data/platforms/whatsapp';
import { X } from '../../../data/platforms/x';
import { xLength } from '../../../core/text/x-length';

export interface Fit {
  readonly id: 'whatsapp' | 'instagram' | 'x';
  readonly used: number;
  readonly limit: number;
}

/** Longer texts exceed every limit by far, and finding their links would take longer than repeating them. */
const MEASURED = 200_000;

/**
 * How much of a WhatsApp message, an Instagram caption and a post on X a text takes; empty for a text of 200,000 units
 * or more.
 */
export function fits(text: string, characters: number): readonly Fit[] {
  if (text.length > MEASURED) return [];
  return [
    { id: 'whatsapp', used: characters, limit: WHATSAPP.message.value },
    { id: 'instagram', used: characters, limit: INSTAGRAM.caption.value },
    { id: 'x', used: xLength(text), limit: X.post.value },
  ];
}
