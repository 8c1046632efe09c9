import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** A heading 1 'Title' and 'A bold word', written with Python’s zipfile by ECMA-376, part 1. */
const TITLE = {
  name: 'title.docx',
  type: TYPE,
  base64:
    'UEsDBBQAAAAIAAAAdV10JJxTuwAAAD4BAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbJWQuQ7CMAyGX6XKiqgRAwNquwArMPACVuq2EbkUuxxvT8o1sDHa//FZrk73SFzcnPVcq0EkrgFYD+SQyxDJZ6ULyaHkMfUQUZ+xJ1guFivQwQt5mcvUoZpqSx2OVordLa/ZBF+rRJZVsXkZJ1atMEZrNErW4eLbH8r8TShz8unhwUSeZYOCpjpcKCXTUnHEJHt0uQ6uIbXQBj26jCgn41+80HVG0zc/tcUUNDEb3ztbfhWHxn/ugOfbmgdQSwMEFAAAAAgAAAB1XWkDjoOFAAAA7wAAAAsAAABfcmVscy8ucmVsc43PMQ4CIRAF0KsQDrCzsbAwQGVja7wAgYElLgwZMOrtpbBYjYXl/P/zklFnXG1PVNqSahOPvJam5dJ7PQA0t2C2baKKZTSBONs+To5QrbvaiLCb5z3w1pBGbU1x8lqyFJdnxX9gCiE5PJK7ZSz9h/+1GLLliF3LO7EH/46nwUowCj7+My9QSwMEFAAAAAgAAAB1XY7CvP24AAAAbgEAABEAAAB3b3JkL2RvY3VtZW50LnhtbH2QTQ6CMBCFr0J6AAdduGigiTuXJnqBQkcg6V/aSuX2QhGMCbp5k0nf13l5RaTC1A+FOmRPJbWnsSRtCJYC+LpFxf3OWNTj2904xcO4ugaiccI6U6P3nW6UhEOeH0HxThNWRFoZMUzTJrm4NK5hkJhF2nNZkjNyMZJ7AqyA1ZMkBaHe8hpLYh16dD0SduuCxMkbEuFmbr3yDz1lX9wi881qTvDeAquMFFv2H39nUxUbsWBpAT4NsxdQSwMEFAAAAAgAAAB1XQCn9wCCAAAAsgAAAA8AAAB3b3JkL3N0eWxlcy54bWxFjUsOAiEQRK9COIA948IFAdZ6jM6AMAm/0ERmbi8qibuuvHrVsgtqZ7DEjhgSia64b60IANq8jUiXXGwa7JlrxDZiddBzNaXmzRLtycUA12W5QcQ9cS3nIOuincUqXrCiq1g8ZxM9jOJ3i2a461dIGD/9F4bx/QfYykFLmMb/Iv0GUEsDBBQAAAAIAAAAdV2rcHfzggAAAOAAAAAcAAAAd29yZC9fcmVscy9kb2N1bWVudC54bWwucmVsc43POwoCMRSF4a2ELGDuYGEhmVQ2tuIGQrx5YF7k3gFn90arESwsfw58cNQVk+FYC4XYSDxzKrTIwNxOAGQDZkNTbVjG4mrPhkd2D83Yh/EIh3k+Qt8bUqu9KS73RZIUt63hP3B1Llo8V7tmLPzDB+It4Vs03SMP/NPTcCRoBV+H9AtQSwECFAMUAAAACAAAAHVddCScU7sAAAA+AQAAEwAAAAAAAAAAAAAAgAEAAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFBLAQIUAxQAAAAIAAAAdV1pA46DhQAAAO8AAAALAAAAAAAAAAAAAACAAewAAABfcmVscy8ucmVsc1BLAQIUAxQAAAAIAAAAdV2Owrz9uAAAAG4BAAARAAAAAAAAAAAAAACAAZoBAAB3b3JkL2RvY3VtZW50LnhtbFBLAQIUAxQAAAAIAAAAdV0Ap/cAggAAALIAAAAPAAAAAAAAAAAAAACAAYECAAB3b3JkL3N0eWxlcy54bWxQSwECFAMUAAAACAAAAHVdq3B384IAAADgAAAAHAAAAAAAAAAAAAAAgAEwAwAAd29yZC9fcmVscy9kb2N1bWVudC54bWwucmVsc1BLBQYAAAAABQAFAEABAADsAwAAAAA=',
};

export default [
  {
    values: { input: [TITLE], to: 'html' },
    gives: { result: '<h1>Title</h1><p>A <strong>bold</strong> word</p>', messages: 0 },
    source: 'mammoth’s README: the default style map',
  },
  {
    values: { input: [TITLE], to: 'markdown' },
    gives: { result: '# Title\n\nA **bold** word', messages: 0 },
    source: 'mammoth’s README: the default style map; CommonMark 0.31.2',
  },
  {
    values: { input: [TITLE], to: 'html', styleMap: "p[style-name='Heading 1'] => h2.top:fresh" },
    gives: { result: '<h2 class="top">Title</h2><p>A <strong>bold</strong> word</p>' },
    source: 'mammoth’s README: custom styles',
  },
  {
    values: {
      input: [
        {
          name: 'old.doc',
          type: 'application/msword',
          base64: '0M8R4KGxGuEAAAAAAAAAAFcAbwByAGQARABvAGMAdQBtAGUAbgB0AA==',
        },
      ],
    },
    gives: problem('oldWord', { name: 'old.doc' }, 'input'),
    source: 'MS-CFB §2.2: the signature of a compound file',
  },
  {
    values: {
      to: 'markdown',
      input: [
        {
          name: 'text.odt',
          type: 'application/vnd.oasis.opendocument.text',
          base64:
            'UEsDBBQAAAAAAAAAdV1exjIMJwAAACcAAAAIAAAAbWltZXR5cGVhcHBsaWNhdGlvbi92bmQub2FzaXMub3BlbmRvY3VtZW50LnRleHRQSwECFAMUAAAAAAAAAHVdXsYyDCcAAAAnAAAACAAAAAAAAAAAAAAAgAEAAAAAbWltZXR5cGVQSwUGAAAAAAEAAQA2AAAATQAAAAAA',
        },
      ],
    },
    gives: problem('openDocument', { name: 'text.odt' }, 'input'),
    source: 'OpenDocument 1.3, part 2 §3.3: the file mimetype',
  },
] satisfies Examples<typeof tool>;
