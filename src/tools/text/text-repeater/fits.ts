import { LIMITS } from '../../../data/limits';
import { WHATSAPP_MESSAGE } from '../../../data/whatsapp-limit';
import { xLength } from '../../../lib/x-length';

export interface Fit {
  readonly id: 'whatsapp' | 'instagram' | 'x';
  readonly used: number;
  readonly limit: number;
}

/** Longer texts fit nowhere by far, and finding their links would take longer than repeating them. */
const MEASURED = 200_000;

const limitOf = (id: 'x' | 'instagramCaption'): number => LIMITS.find((one) => one.id === id)?.limit ?? 0;

/** What a text takes of a WhatsApp message, an Instagram caption and a post on X; nothing for one of 200,000 units and more. */
export function fits(text: string, characters: number): readonly Fit[] {
  if (text.length > MEASURED) return [];
  return [
    { id: 'whatsapp', used: characters, limit: WHATSAPP_MESSAGE },
    { id: 'instagram', used: characters, limit: limitOf('instagramCaption') },
    { id: 'x', used: xLength(text), limit: limitOf('x') },
  ];
}
