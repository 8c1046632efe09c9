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
    values: { direction: 'encode', base: '16', separator: 'none', input: 'zażółć 🦔' },
    gives: { result: '7a61c5bcc3b3c582c48720f09fa694', bytes: 15 },
    source: 'Python: "zażółć 🦔".encode().hex()',
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
] satisfies Examples<typeof tool>;
