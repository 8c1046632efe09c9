/** The words of 'Lorem ipsum', printers' filler text since the 1960s, from Cicero's 'De finibus bonorum et malorum', 45 BC. */
export const LOREM_WORDS =
  'ad adipiscing aliqua aliquip amet anim aute cillum commodo consectetur consequat culpa cupidatat deserunt do dolor dolore duis ea eiusmod elit enim esse est et eu ex excepteur exercitation fugiat id in incididunt ipsum irure labore laboris laborum lorem magna minim mollit nisi non nostrud nulla occaecat officia pariatur proident qui quis reprehenderit sed sint sit sunt tempor ullamco ut velit veniam voluptate'.split(
    ' ',
  );

export const LOREM_START = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';
