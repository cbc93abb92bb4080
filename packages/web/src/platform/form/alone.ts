import type { Control } from './field-frame.tsx'

/** A widget that stands in no form, in a search bar say. */
export const alone = {
  onBlur: () => {},
  invalid: false,
  describedBy: undefined,
  disabled: undefined,
} satisfies Partial<Control>
