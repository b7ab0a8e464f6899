/** Style of a control's real input: unseen over all of its frame, the target of pointers and of screen readers. */
export const COVERS_FRAME = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  // Chakra would cut it down to nothing.
  clip: 'auto',
  appearance: 'none',
  outline: 'none',
  cursor: 'pointer',
} as const;

/** Style of what stands around a radio button's ring: the input covers that alone, the text is its label. */
export const HOLDS_INPUT = { position: 'relative', flex: 'none' } as const;
