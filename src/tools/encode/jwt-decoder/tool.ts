import { choice, give, line, text, textTool } from '../../../kinds/contract';
import { decode } from './decode';

export default textTool({
  fields: {
    input: text({ mono: true, rows: 6, accept: '.jwt,.txt,text/*' }),
    key: text({
      tier: 'more',
      mono: true,
      rows: 3,
      secret: true,
      accept: '.pem,.pub,.crt,.cer,.key,.json,.jwk,.txt,text/*',
    }),
    keyEncoding: choice(['utf-8', 'base64', 'base64url', 'hex']),
    at: line(),
  },
  outputs: {
    header: give.text({ extension: 'json', mono: true }),
    result: give.text({ extension: 'json', mono: true }),
    claims: give.table(),
    state: give.word(),
    verified: give.word(),
    algorithm: give.code(),
    issuedAt: give.code(),
    notBefore: give.code(),
    expires: give.code(),
    signature: give.code(),
  },
  run: async (values, { now }) => (/\S/.test(values.input) ? decode(values, now) : { empty: true }),
});
