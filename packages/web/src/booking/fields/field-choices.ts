import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import { headFields } from '@landbridge/contract/booking/fields/form-fields'
import { openForms } from '@landbridge/contract/booking/modes/open-forms'
import { choicesOf } from '@landbridge/contract/shared/fields/field-lines'
import { factsOfMode, isLegMode, type ModeCode } from '@landbridge/contract/shared/modes'
import { useCallback } from 'react'
import { namedText, useText } from '../../platform/text.tsx'
import type { FormScene } from '../state/form-scene.ts'

/** Choices of a closed list in words, with the load types of every open form of the mode. */
export function useChoices({ shownForm, mode }: FormScene): (spec: FieldSpec) => { value: string; label: string }[] {
  const text = useText()
  return useCallback(
    (spec) => {
      const forms = spec === headFields.loadType ? [shownForm.name, ...openForms[mode.code]] : [shownForm.name]
      const offered = new Set(spec.choices ? forms.flatMap(spec.choices) : choicesOf(spec))
      return [...offered].map((value) => ({ value, label: namedText(text, choiceKey(spec, value, mode.code)) }))
    },
    [text, shownForm.name, mode.code],
  )
}

/** The text key of a choice, which differs for stations and for boxes that go by ship. */
export function choiceKey({ choiceWords }: Pick<FieldSpec, 'choiceWords'>, value: string, mode: ModeCode): string {
  const key = `booking.${choiceWords}-${value}`
  const isStation = isLegMode(mode) && factsOfMode(mode).endKind === 'station'
  return key === 'booking.stuff-STATION' && !isStation ? 'booking.stuff-PORT' : key
}
