import { headFields } from '@landbridge/contract/booking/fields/form-fields'
import { chargeableLoad } from '@landbridge/contract/booking/form/chargeable-load'
import { needsFreighter } from '@landbridge/contract/booking/form/form-defaults'
import { shownPart } from '@landbridge/contract/booking/form/form-needs'
import { compareAmounts } from '@landbridge/contract/shared/money'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import type { FormScene } from '../state/form-scene.ts'

/** The chargeable measure of the load in words, with a later price break where that is cheaper. */
export function useChargedWords({ shownForm, formFacts }: Pick<FormScene, 'shownForm' | 'formFacts'>): string[] {
  const text = useText()
  const format = useFormat()
  const taken = formFacts.quote?.loadCharge
  const { volumeWeightKg, chargeableWeightKg, loadingMetres } = chargeableLoad(
    shownForm.name,
    shownPart(shownForm),
    taken,
  )
  const kg = (figure: string) => ({ kg: format.number(figure, 1) })
  const isRounded = taken?.ownBreak && taken.chargedKg && chargeableWeightKg
  const isHigher = isRounded && compareAmounts(taken.chargedKg ?? '0', chargeableWeightKg) > 0
  const onFreighter = headFields.freighterOnly.forms.includes(shownForm.name) && needsFreighter(shownForm.form)
  return [
    ...(volumeWeightKg ? [text('booking.charged-volume', kg(volumeWeightKg))] : []),
    ...(loadingMetres ? [text('booking.charged-metres', { ldm: format.number(loadingMetres, 1) })] : []),
    ...(chargeableWeightKg ? [text('booking.charged-weight', kg(chargeableWeightKg))] : []),
    ...(isHigher && taken.chargedKg ? [text('booking.charged-break', kg(taken.chargedKg))] : []),
    ...(onFreighter ? [text('booking.charged-freighter')] : []),
  ]
}
