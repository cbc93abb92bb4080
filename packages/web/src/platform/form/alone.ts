import type { Control } from './field-frame.tsx'

/** Control values of a widget outside of any form, such as in a search bar. */
export const alone = {
  onBlur: () => {},
  invalid: false,
  describedBy: undefined,
  disabled: undefined,
} satisfies Partial<Control>
