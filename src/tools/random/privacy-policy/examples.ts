import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: {
      siteName: 'Bread',
      owner: 'Ann',
      email: 'a@bread.example',
      address: '1 Mill Lane, Cork',
      country: 'Ireland',
      effective: '2026-01-31',
      format: 'text',
      gdpr: false,
      serverLogs: false,
    },
    gives: {
      result: [
        'PRIVACY POLICY OF BREAD',
        'Effective January 31, 2026.',
        'WHO WE ARE',
        'Bread is run by Ann, 1 Mill Lane, Cork, Ireland, who is responsible for\nyour data. You can reach us at a@bread.example.',
        'WHAT WE COLLECT AND WHY',
        'We collect no personal data when you visit our site.',
        'WHO WE SHARE IT WITH',
        'We share your data with the company that hosts our site, and with\nauthorities where the law obliges us. Nobody else receives it.',
        'HOW LONG WE KEEP IT',
        'We delete your data when it is no longer needed for its purpose and no\nlaw requires us to keep it.',
        'YOUR RIGHTS',
        'Write to a@bread.example. You can ask what we know about you, and have\nit corrected or deleted.',
        'CHILDREN',
        'Our site is not directed at children, and we don’t knowingly collect\ndata from anyone under 13.',
        'SECURITY',
        'The connection to our site is encrypted, and only people who need your\ndata for their work can see it. No system is perfectly safe; if your\ndata is affected by a breach, we tell you and the authority where the\nlaw requires it.',
        'CHANGES',
        'When we change this policy, we change the date at the top. Important\nchanges are announced on the site.',
        'CONTACT',
        'Questions about your data: a@bread.example.',
        'Version of the wording: November 28, 2026.',
      ].join('\n\n'),
    },
    source: 'the sections and their order are the sheet’s',
  },
  {
    values: { siteName: 'Bread', email: 'a@bread.example' },
    gives: problem('noOwner', {}, 'owner'),
    source: 'GDPR Art. 13(1)(a): the identity of the controller',
  },
] satisfies Examples<typeof tool>;
