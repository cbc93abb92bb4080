import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** A form for fields that know only some of its values, which React Hook Form's own type does not allow. */
export const narrowForm = <Part extends FieldValues, Whole extends Part>(
  form: UseFormReturn<Whole>,
): UseFormReturn<Part> => form as unknown as UseFormReturn<Part>
