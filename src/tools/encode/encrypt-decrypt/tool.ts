import { choice, files, give, line, number, text, textTool } from '../../../kinds/contract';
import { decrypt, encrypt } from './crypt';
import { LIMITS } from './layout';

const { iterations, costLog2 } = LIMITS;

export default textTool({
  // Deriving a key from a password is slow on purpose.
  worker: 'always',
  // Text worth encrypting is not stored in this tab either.
  secret: true,
  swap: ['direction'],
  fields: {
    input: text({ mono: true }),
    file: files({ accept: '*/*', many: false, optional: true }),
    direction: choice(['encrypt', 'decrypt'], { tier: 'main', look: 'buttons' }),
    password: line({ tier: 'input', secret: true, autocomplete: 'off' }),
    kdf: choice(['pbkdf2', 'scrypt'], { when: { direction: ['encrypt'] } }),
    iterations: number(iterations.usual, {
      min: iterations.min,
      max: iterations.max,
      when: { direction: ['encrypt'], kdf: ['pbkdf2'] },
    }),
    costLog2: number(costLog2.usual, {
      min: costLog2.min,
      max: costLog2.max,
      when: { direction: ['encrypt'], kdf: ['scrypt'] },
    }),
  },
  outputs: {
    result: give.text({ mono: true, wrap: true }),
    files: give.files(),
    format: give.word(),
  },
  run: async ({ direction, file: [file], input, ...values }, { progress }) => {
    if (!file && !/\S/.test(input)) return { empty: true };
    const asked = { input, file, password: values.password };
    if (direction === 'decrypt') return decrypt(asked, progress);
    const derivation =
      values.kdf === 'pbkdf2'
        ? { kdf: values.kdf, iterations: values.iterations }
        : { kdf: values.kdf, costLog2: values.costLog2 };
    return encrypt(asked, derivation, (count) => crypto.getRandomValues(new Uint8Array(count)), progress);
  },
});
