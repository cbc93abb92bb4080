import type { KeyboardEvent } from 'react'

/** Whether a key goes to an input method that has a word half written: Enter then takes the word and chooses nothing. Safari says so by the old code alone. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229
