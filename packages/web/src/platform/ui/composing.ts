import type { KeyboardEvent } from 'react'

/** True for a key of an input method in composition, which Safari marks by the old code alone. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229
