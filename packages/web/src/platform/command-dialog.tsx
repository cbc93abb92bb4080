import { type ComponentType, Suspense } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { CommandDialogProps, DescribedDialog } from './form/described-dialog.tsx'
import { lazyPart } from './load-part.ts'

type Loaded = ComponentType<object>

/** Lazy loading loses the type parameters, which the last cast restores. */
const Described = lazyPart(
  async () => (await import('./form/described-dialog.tsx')).DescribedDialog as unknown as Loaded,
) as unknown as typeof DescribedDialog

/**
 * The dialog of one command, described by its title, fields, call and success message; its code loads on first opening.
 */
export function CommandDialog<Values extends FieldValues, In extends z.ZodType, Out extends z.ZodType>(
  props: CommandDialogProps<Values, In, Out>,
) {
  return (
    <Suspense fallback={null}>
      <Described {...props} />
    </Suspense>
  )
}
