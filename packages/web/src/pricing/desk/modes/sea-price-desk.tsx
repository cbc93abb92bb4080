import { modes } from '@landbridge/contract/shared/modes'
import { Field } from '../../../platform/form/field.tsx'
import { useText } from '../../../platform/text.tsx'
import { boxDesk } from './by-box-desk.tsx'
import type { PricingDeskMode, RunFieldsProps } from './pricing-desk-mode.ts'

/** A sailing's vessel and service. */
function SailingFields({ form, disabled }: RunFieldsProps) {
  const text = useText()
  return (
    <>
      <Field form={form} name="vessel" label={text('pricing.vessel')} span={8} maxLength={60} disabled={disabled} />
      <Field form={form} name="serviceCode" span={8} maxLength={12} disabled={disabled} />
    </>
  )
}

export const seaDesk: PricingDeskMode = {
  ...boxDesk(modes.sea),
  cutoffs: [
    { kind: 'SI', isNeeded: true },
    { kind: 'VGM', isNeeded: true },
    { kind: 'CARGO', isNeeded: true },
    { kind: 'CUSTOMS', isNeeded: true },
    { kind: 'FILING', isNeeded: false },
  ],
  RunFields: SailingFields,
  columns: [
    { column: 'coc20Gp', title: 'pricing.coc-20gp' },
    { column: 'coc40Gp', title: 'pricing.coc-40gp' },
    { column: 'coc40Hq', title: 'pricing.coc-40hq' },
    { column: 'coc45Hq', title: 'pricing.coc-45hq', optional: true },
  ],
  blank: {
    included: ['OCEANF'],
    notIncluded: ['TRKO', 'TRKD', 'CUSEXP', 'CUSIMP', 'INSP', 'INS'],
  },
}
