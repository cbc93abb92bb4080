import type { KeyboardEvent } from 'react'

/** True for a key that goes to an input method with a word half written, which Safari marks by the old code alone. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229
