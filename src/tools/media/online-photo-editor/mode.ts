/** What the pointer does; undefined: it selects and moves objects. */
export type Mode = 'crop' | 'adjust' | 'text' | 'draw' | 'erase' | 'shape' | 'cover' | 'icon' | undefined;
