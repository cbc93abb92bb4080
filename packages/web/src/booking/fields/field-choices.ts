import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import { headFields } from '@landbridge/contract/booking/fields/form-fields'
import { openForms } from '@landbridge/contract/booking/modes/open-forms'
import { choicesOf } from '@landbridge/contract/shared/fields/field-lines'
import { useCallback } from 'react'
import { namedText, type Text, useText } from '../../platform/text.tsx'
import type { FormScene } from '../state/form-scene.ts'

/** The values of a closed list that the form offers, in words; of load types those of every open form of its mode. */
export function useChoices({ at, mode }: FormScene): (spec: FieldSpec) => { value: string; label: string }[] {
  const text = useText()
  return useCallback(
    (spec) => {
      const forms = spec === headFields.loadType ? [at.name, ...openForms[mode.code]] : [at.name]
      const offered = new Set(spec.choices ? forms.flatMap(spec.choices) : choicesOf(spec))
      return [...offered].map((value) => ({ value, label: choiceText(text, spec, value) }))
    },
    [text, at.name, mode.code],
  )
}

export const choiceText = (text: Text, { choiceWords }: Pick<FieldSpec, 'choiceWords'>, value: string): string =>
  namedText(text, `booking.${choiceWords}-${value}`)
