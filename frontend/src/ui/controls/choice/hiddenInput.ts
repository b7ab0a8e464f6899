/** Transparent real input over its whole frame, for pointers and screen readers. */
export const COVERS_FRAME = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  // Chakra clips it to nothing.
  clip: 'auto',
  appearance: 'none',
  outline: 'none',
  cursor: 'pointer',
} as const;

/** Parent of a radio button's input, which covers only the ring. */
export const HOLDS_INPUT = { position: 'relative', flex: 'none' } as const;
