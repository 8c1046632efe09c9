import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const RFC_TOKEN =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const RFC_KEY = 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow';
/** RFC 8037, appendix A.2 and A.4: a valid signature, but the payload isn't JSON. */
const ED_TOKEN =
  'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg';
const ED_KEY = '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';

export default [
  {
    values: { input: RFC_TOKEN },
    gives: {
      header: '{\n  "typ": "JWT",\n  "alg": "HS256"\n}',
      result: '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
      expires: '2011-03-22T18:43:00Z',
      state: 'Expired',
      verified: 'Not checked',
      algorithm: 'HS256',
      signature: '7418dfb49799e0254ffa607dd8adbbba16d4254d69d6bff05b58055853848d79',
    },
    source: 'RFC 7519 §3.1; RFC 7515 A.1',
  },
  {
    values: { input: `Bearer ${RFC_TOKEN}`, key: RFC_KEY, keyEncoding: 'base64url', at: '2011-03-22T18:42:59Z' },
    gives: { verified: 'Valid', state: 'Active' },
    source: 'RFC 7515 A.1',
  },
  {
    values: { input: RFC_TOKEN, key: `{"kty":"oct","k":"${RFC_KEY.replace('Ay', 'By')}"}` },
    gives: { verified: 'Invalid' },
    source: 'Python: hmac.compare_digest with the same key',
  },
  {
    values: { input: 'eyJhbGciOiJub25lIn0.eyJpZCI6MTIzNDU2Nzg5MDEyMzQ1Njc4OTB9.' },
    gives: {
      result: '{\n  "id": 12345678901234567890\n}',
      algorithm: 'none',
      verified: 'Not checked',
      state: 'No expiry',
    },
    source: 'Python: base64.urlsafe_b64decode',
  },
  {
    values: { input: ED_TOKEN, key: ED_KEY },
    gives: { result: 'Example of Ed25519 signing', verified: 'Valid', algorithm: 'EdDSA' },
    source: 'RFC 8037, appendix A.4',
  },
  {
    values: { input: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIi*jo0Mn0.c2ln' },
    gives: problem('notBase64url', { part: 2, character: '*', line: 1, column: 30 }, 'input'),
    source: 'RFC 7515 §2: base64url has A–Z, a–z, 0–9, - and _',
  },
  {
    values: { input: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjQyfQ' },
    gives: problem('parts', { count: 2 }, 'input'),
    source: 'RFC 7515 §3.1: three parts',
  },
] satisfies Examples<typeof tool>;
