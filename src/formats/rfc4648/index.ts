/** base64 and base32 of RFC 4648, block by block, so that 500 MB never have to be in memory at once. */
export { decodeDigits, decoder, isFlaw, type Decoded, type Decoder, type Ending, type Flaw } from './decode';
export { encodeBytes, encodeToUtf8, encoder, type Encoder } from './encode';
export { BLOCK_BYTES, type Scheme, type Style } from './style';
