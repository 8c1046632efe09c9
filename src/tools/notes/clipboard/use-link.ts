import { useEffect, useState } from 'react';
import { linkWarning } from '../../../kinds/form/permalink';
import { pack, wellFormed } from '../../../core/bytes/link-payload';
import { QR_LIMIT, qrOf, type QrPicture } from '../../../formats/qr/qr-picture';
import { href } from '../../../core/site-url';
import type { Say } from './words';

export interface CarryLink {
  readonly address: string;
  /** Undefined if the link is too long for a QR code; a remark explains it. */
  readonly qr: QrPicture | undefined;
  readonly remarks: readonly string[];
  /** Why there is no link. */
  readonly refused: string;
}

/** What the link contains: a room's code, or a clip's text. */
export type Cargo = { readonly room: string } | { readonly text: string; readonly title: string };

/** The link that opens a clip or a room on another device, with its QR code; undefined if there is nothing to share. */
export function useLink(cargo: Cargo | undefined, say: Say): CarryLink | undefined {
  const [link, setLink] = useState<CarryLink>();
  const key = cargo === undefined ? '' : 'room' in cargo ? `room=${cargo.room}` : `${cargo.title}\n${cargo.text}`;
  useEffect(() => {
    let current = true;
    if (!cargo) return setLink(undefined);
    linkOf(cargo, say).then(
      (made) => current && setLink(made),
      // No link is better than one with another clip.
      (error: unknown) => {
        console.error(error);
        if (current) setLink(undefined);
      },
    );
    return () => {
      current = false;
    };
    // The key identifies the cargo.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, say]);
  return cargo && link;
}

async function linkOf(cargo: Cargo, say: Say): Promise<CarryLink> {
  const page = `${location.origin}${href('/next/clipboard/')}`;
  if ('room' in cargo) {
    const address = `${page}#room=${cargo.room}`;
    return { address, qr: await qrOf(address), remarks: [], refused: '' };
  }
  const { text, replaced } = wellFormed(cargo.text);
  const params = new URLSearchParams({ z: await pack(text) });
  if (cargo.title !== '') params.set('title', wellFormed(cargo.title).text);
  const address = `${page}#${params}`;
  const warning = linkWarning(address.length);
  const blanks = { n: address.length, limit: QR_LIMIT };
  if (warning === 'refused') return { address: '', qr: undefined, remarks: [], refused: say('linkRefused', blanks) };
  const short = address.length <= QR_LIMIT;
  const remarks = [
    replaced > 0 && say('linkReplaced', { n: replaced }),
    !short && say('qrTooLong', blanks),
    warning === 'long' && say('linkLong', blanks),
    warning === 'veryLong' && say('linkVeryLong', blanks),
  ].filter((remark) => remark !== false);
  return { address, qr: short ? await qrOf(address) : undefined, remarks, refused: '' };
}
