import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const CANONICAL = `00000000  48 69 20 c3 a9 2c 20 66  72 6f 6d 20 68 65 78 64  |Hi .., from hexd|
00000010  75 6d 70 20 61 6e 64 20  62 61 63 6b              |ump and back|
0000001c`;

export default [
  {
    values: { direction: 'encode', base: '16', separator: 'space', input: 'Hi é' },
    gives: { result: '48 69 20 c3 a9', bytes: 5 },
    source: 'Python: "Hi é".encode().hex(" ")',
  },
  {
    values: { direction: 'encode', base: '16', separator: 'space', encoding: 'utf-16le', input: 'Ωmega' },
    gives: { result: 'a9 03 6d 00 65 00 67 00 61 00', bytes: 10 },
    source: 'Python: "Ωmega".encode("utf-16le").hex(" ")',
  },
  {
    values: { direction: 'encode', base: '16', separator: 'none', input: 'naïve 🦔' },
    gives: { result: '6e61c3af766520f09fa694', bytes: 11 },
    source: 'Python: "naïve 🦔".encode().hex()',
  },
  {
    values: { direction: 'encode', base: '16', separator: 'none', prefix: '\\x', uppercase: true, input: 'café' },
    gives: { result: '\\x63\\x61\\x66\\xC3\\xA9', bytes: 5 },
    source: 'Python: "".join(f"\\\\x{b:02X}" for b in "café".encode())',
  },
  {
    values: { direction: 'encode', base: '2', separator: 'space', input: 'Hi' },
    gives: { result: '01001000 01101001', bytes: 2 },
    source: 'Python: " ".join(f"{b:08b}" for b in "Hi".encode())',
  },
  {
    values: { direction: 'encode', base: '2', separator: 'space', bytesPerLine: 2, input: '😀' },
    gives: { result: '11110000 10011111\n10011000 10000000', bytes: 4 },
    source: 'Python: f"{b:08b}" for each byte of "😀".encode()',
  },
  {
    values: { direction: 'decode', base: '16', input: '48656c6c6f2c20776f726c64' },
    gives: { result: 'Hello, world', bytes: 12 },
    source: 'Python: bytes.fromhex(text).decode()',
  },
  {
    values: { direction: 'decode', base: '16', input: '0xE2, 0x82, 0xAC\n\\x35 %30' },
    gives: { result: '€50', bytes: 5 },
    source: 'Python: bytes([0xE2, 0x82, 0xAC, 0x35, 0x30]).decode()',
  },
  {
    values: { direction: 'decode', base: '16', input: CANONICAL },
    gives: { result: 'Hi é, from hexdump and back', bytes: 28 },
    source: 'util-linux: printf "Hi é, from hexdump and back" | hexdump -C',
  },
  {
    values: { direction: 'decode', base: '16', input: '48 65 6c\n6x 6f' },
    gives: problem('notHex', { character: 'x', line: 2, column: 2 }, 'input'),
    source: 'Python: bytes.fromhex refuses it too',
  },
  {
    values: { direction: 'decode', base: '16', input: 'a3352e3530' },
    gives: problem('notText', { size: 5, encoding: 'UTF-8', byte: 'A3', offset: 0 }, 'input'),
    source: 'Python: bytes.fromhex(text).decode() says: invalid start byte in position 0',
  },
  {
    values: { direction: 'decode', base: '16', encoding: 'windows-1252', input: 'a3352e3530' },
    gives: { result: '£5.50', bytes: 5 },
    source: 'Python: bytes.fromhex(text).decode("cp1252")',
  },
  {
    values: { direction: 'decode', base: '2', input: '01001000 01101001' },
    gives: { result: 'Hi', bytes: 2 },
    source: 'Python: bytes(int(b, 2) for b in text.split()).decode()',
  },
  {
    values: { direction: 'decode', base: '2', input: '1001000 1100101 1111001' },
    gives: { result: 'Hey', bytes: 3 },
    source: 'Python: bytes(int(b, 2) for b in text.split()).decode()',
  },
  {
    values: { direction: 'decode', base: '2', input: '010010000110100' },
    gives: problem('oddBinary', { digits: 15 }, 'input'),
    source: 'a byte is 8 bits (IEC 80000-13)',
  },
  {
    values: { direction: 'encode', base: '2', separator: 'space', input: 'Sí' },
    gives: { result: '01010011 11000011 10101101', bytes: 3 },
    source: 'Python: " ".join(f"{b:08b}" for b in text.encode())',
    lang: 'es',
  },
  {
    values: { direction: 'decode', base: '2', input: '01001000 01101111 01101100 01100001' },
    gives: { result: 'Hola', bytes: 4 },
    source: 'Python: bytes(int(b, 2) for b in text.split()).decode()',
    lang: 'es',
  },
  {
    values: { direction: 'decode', base: '16', input: '6d 61 c3 b1 61 6e 61' },
    gives: { result: 'mañana', bytes: 7 },
    source: 'Python: bytes.fromhex(text).decode()',
    lang: 'es',
  },
  {
    values: { direction: 'encode', base: '2', separator: 'space', input: 'Été' },
    gives: { result: '11000011 10001001 01110100 11000011 10101001', bytes: 5 },
    source: 'Python: " ".join(f"{b:08b}" for b in text.encode())',
    lang: 'fr',
  },
  {
    values: { direction: 'decode', base: '2', input: '01010011 01100001 01101100 01110101 01110100' },
    gives: { result: 'Salut', bytes: 5 },
    source: 'Python: bytes(int(b, 2) for b in text.split()).decode()',
    lang: 'fr',
  },
  {
    values: { direction: 'decode', base: '16', input: '64 c3 a9 6a c3 a0 20 76 75' },
    gives: { result: 'déjà vu', bytes: 9 },
    source: 'Python: bytes.fromhex(text).decode()',
    lang: 'fr',
  },
  {
    values: { direction: 'encode', base: '2', separator: 'space', input: 'Ya' },
    gives: { result: '01011001 01100001', bytes: 2 },
    source: 'Python: " ".join(f"{b:08b}" for b in text.encode())',
    lang: 'id',
  },
  {
    values: { direction: 'decode', base: '2', input: '01001000 01100001 01101100 01101111' },
    gives: { result: 'Halo', bytes: 4 },
    source: 'Python: bytes(int(b, 2) for b in text.split()).decode()',
    lang: 'id',
  },
  {
    values: { direction: 'decode', base: '16', input: '74 65 72 69 6d 61 20 6b 61 73 69 68' },
    gives: { result: 'terima kasih', bytes: 12 },
    source: 'Python: bytes.fromhex(text).decode()',
    lang: 'id',
  },
  {
    values: { direction: 'encode', base: '2', separator: 'space', input: 'Sì' },
    gives: { result: '01010011 11000011 10101100', bytes: 3 },
    source: 'Python: " ".join(f"{b:08b}" for b in text.encode())',
    lang: 'it',
  },
  {
    values: { direction: 'decode', base: '2', input: '01000011 01101001 01100001 01101111' },
    gives: { result: 'Ciao', bytes: 4 },
    source: 'Python: bytes(int(b, 2) for b in text.split()).decode()',
    lang: 'it',
  },
  {
    values: { direction: 'decode', base: '16', input: '70 65 72 63 68 c3 a9' },
    gives: { result: 'perché', bytes: 7 },
    source: 'Python: bytes.fromhex(text).decode()',
    lang: 'it',
  },
  {
    values: { direction: 'encode', base: '2', separator: 'space', input: 'Łódź' },
    gives: { result: '11000101 10000001 11000011 10110011 01100100 11000101 10111010', bytes: 7 },
    source: 'Python: " ".join(f"{b:08b}" for b in text.encode())',
    lang: 'pl',
  },
  {
    values: { direction: 'decode', base: '2', input: '01001000 01100101 01101010' },
    gives: { result: 'Hej', bytes: 3 },
    source: 'Python: bytes(int(b, 2) for b in text.split()).decode()',
    lang: 'pl',
  },
  {
    values: { direction: 'decode', base: '16', input: '64 7a 69 c4 99 6b 75 6a c4 99' },
    gives: { result: 'dziękuję', bytes: 10 },
    source: 'Python: bytes.fromhex(text).decode()',
    lang: 'pl',
  },
  {
    values: { direction: 'encode', base: '2', separator: 'space', input: 'Olá' },
    gives: { result: '01001111 01101100 11000011 10100001', bytes: 4 },
    source: 'Python: " ".join(f"{b:08b}" for b in text.encode())',
    lang: 'pt',
  },
  {
    values: { direction: 'decode', base: '2', input: '01001111 01101001' },
    gives: { result: 'Oi', bytes: 2 },
    source: 'Python: bytes(int(b, 2) for b in text.split()).decode()',
    lang: 'pt',
  },
  {
    values: { direction: 'decode', base: '16', input: '63 6f 72 61 c3 a7 c3 a3 6f' },
    gives: { result: 'coração', bytes: 9 },
    source: 'Python: bytes.fromhex(text).decode()',
    lang: 'pt',
  },
  {
    values: { direction: 'encode', base: '2', separator: 'space', input: 'Да' },
    gives: { result: '11010000 10010100 11010000 10110000', bytes: 4 },
    source: 'Python: " ".join(f"{b:08b}" for b in text.encode())',
    lang: 'ru',
  },
  {
    values: { direction: 'decode', base: '2', input: '11010000 10011100 11010000 10111000 11010001 10000000' },
    gives: { result: 'Мир', bytes: 6 },
    source: 'Python: bytes(int(b, 2) for b in text.split()).decode()',
    lang: 'ru',
  },
  {
    values: { direction: 'decode', base: '16', input: 'd0 9f d1 80 d0 b8 d0 b2 d0 b5 d1 82' },
    gives: { result: 'Привет', bytes: 12 },
    source: 'Python: bytes.fromhex(text).decode()',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
