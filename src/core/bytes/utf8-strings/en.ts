/** Shown after 'Saved to …' if the file was in a single-byte encoding until now. */
export default 'It was in {encoding}; what you saved is in UTF-8, which has every character.';
