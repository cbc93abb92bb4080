import { buyerPaysFreight } from '@landbridge/contract/booking/checks/warning-checks'
import { labelKey } from '@landbridge/contract/booking/fields/form-words'
import { type ReactNode, Suspense } from 'react'
import { needExplainedWords } from '../../platform/language.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { valueAt } from '../state/form-content.ts'
import { useFormScene } from '../state/form-scene.ts'
import type { FormPath } from '../state/form-state.ts'
import type { Explained } from './explained/explanation.tsx'
import { lookOf } from './field-looks.ts'
import { presenceAt, specAt } from './field-spec.ts'
import { fieldWidgets } from './field-widgets.tsx'

const Explanation = lazyPart(async () => {
  const [{ Explanation }] = await Promise.all([import('./explained/explanation.tsx'), needExplainedWords()])
  return Explanation
})

const explanation = (kind: Explained, value: unknown): ReactNode =>
  typeof value === 'string' &&
  value !== '' && (
    <Suspense fallback={null}>
      <Explanation kind={kind} value={value} payer={buyerPaysFreight(value) ? 'buyer' : 'seller'} />
    </Suspense>
  )

type FieldProps = {
  path: string
  label?: string | undefined
  span?: number | undefined
  help?: ReactNode
  /** False for a line that will not be sent. */
  isNeeded?: boolean
}

/** A field of a booking form by its catalogue line: conditions, star and widget. */
export function CatalogueField({ path, label, span, help, isNeeded = true }: FieldProps) {
  const text = useText()
  const { form, shownForm, stage, remarks } = useFormScene()
  const { name, spec, siblings } = specAt(path)
  const need = presenceAt(path, shownForm, stage)
  const Widget = fieldWidgets[spec.kind]
  if (!need.isPresent || !Widget) return null
  const look = lookOf(path)
  const words = label ?? namedText(text, look.label ?? labelKey(name, spec, shownForm.name))
  const width = span ?? look.span
  return (
    <Widget
      name={name}
      spec={spec}
      siblings={siblings}
      look={look}
      placeholder={look.placeholder ?? (need.isNeededLater ? text('booking.party-later') : undefined)}
      frame={{
        form,
        label: words,
        name: path as FormPath,
        need: isNeeded && need.isNeeded,
        help:
          help ??
          remarks?.get(path) ??
          (look.explained ? explanation(look.explained, valueAt(shownForm.form, path)) : look.help && text(look.help)),
        ...(width !== undefined && { span: width }),
        ...(look.startsRow && { startsRow: true }),
      }}
    />
  )
}
