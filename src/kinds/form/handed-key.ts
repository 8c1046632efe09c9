/**
 * The fragment's key for the ID of values that another tool handed over (storage/handed.ts). No field has this name
 * (kinds/contract/contract.test.ts).
 */
export const HANDED = 'handed';
