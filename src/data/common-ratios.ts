/** Aspect ratios that pictures, films, and screens commonly have, as they are usually written. */
export const COMMON_RATIOS = [
  '16:9',
  '9:16',
  '4:3',
  '3:4',
  '1:1',
  '4:5',
  '5:4',
  '3:2',
  '2:3',
  '21:9',
  '16:10',
  '2:1',
  '1.85:1',
  '2.39:1',
  '1.91:1',
] as const;
