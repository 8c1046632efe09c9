export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to prefetch: not if the visitor saves data or the connection is slow: '2g', 'slow-2g', '3g'. */
export const mayPrefetch = (connection?: Connection): boolean =>
  !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');
