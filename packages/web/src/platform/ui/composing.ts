import type { KeyboardEvent } from 'react'

/** A key that goes to an input method with a word half written: Enter then takes the word and chooses nothing. Safari says so by the old code alone. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229
