import { chargePayers, incoterms } from '@landbridge/contract/pricing/payers'
import { modes } from '@landbridge/contract/shared/modes'
import { useText } from '../../platform/text.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { Chip } from '../../platform/ui/parts.tsx'
import type { QueryState } from './query-state.ts'

/** Terms of sale, the reader's role, and the payer of terminal handling. */
export function SaleChips({ state }: { state: QueryState }) {
  const text = useText()
  const { incoterm, customerRole, paymentTerm, thcPayment } = state.sale
  const term = incoterm ?? text(paymentTerm === 'CC' ? 'pricing.no-term-collect' : 'pricing.no-term')
  const role = customerRole ? text(`pricing.role-${customerRole}`) : text('pricing.role-by-lane')
  const isNamed = incoterm !== undefined || paymentTerm === 'CC'
  return (
    <>
      <Menu
        className={isNamed ? 'chip on' : 'chip'}
        title={text('pricing.terms-of-sale')}
        label={term}
        items={[
          {
            label: text('pricing.no-term'),
            checked: !isNamed,
            onSelect: () => state.set({ incoterm: '', paymentTerm: '' }),
          },
          {
            label: text('pricing.no-term-collect'),
            checked: !incoterm && paymentTerm === 'CC',
            onSelect: () => state.set({ incoterm: '', paymentTerm: 'CC' }),
          },
          ...incoterms.map((one) => ({
            label: one,
            checked: one === incoterm,
            onSelect: () => state.set({ incoterm: one, paymentTerm: '' }),
          })),
        ]}
      />
      <Menu
        className={customerRole ? 'chip on' : 'chip'}
        title={text('pricing.your-part')}
        label={`${text('pricing.your-part')}: ${role}`}
        items={[
          {
            label: text('pricing.role-by-lane'),
            checked: !customerRole,
            onSelect: () => state.set({ customerRole: '' }),
          },
          ...chargePayers.map((one) => ({
            label: text(`pricing.role-${one}`),
            checked: one === customerRole,
            onSelect: () => state.set({ customerRole: one }),
          })),
        ]}
      />
      {modes[state.mode.mode].departure === 'sailing' && state.boxType === 'Z' && (
        <Chip isPressed={thcPayment !== 'F'} onClick={() => state.set({ thcPayment: thcPayment === 'F' ? '' : 'F' })}>
          {text('pricing.thc-through-us')}
        </Chip>
      )}
    </>
  )
}
