export const PHP_VERSIONS = ['8.5', '8.4', '8.3', '8.2', '8.1', '8.0', '7.4'] as const;
export type PhpVersion = (typeof PHP_VERSIONS)[number];
