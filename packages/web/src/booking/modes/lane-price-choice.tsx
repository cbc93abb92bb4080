import { priceColumnOf } from '@landbridge/contract/pricing/box'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Button, StatusPill } from '../../platform/ui/parts.tsx'
import booking from '../booking.module.css'
import type { PriceChoiceProps } from '../state/booking-mode-view.ts'
import { useLanePrices } from './lane-calls.ts'

export function LanePriceChoice({ mode, form, values, onClose }: PriceChoiceProps & { mode: PricedMode }) {
  const text = useText()
  const format = useFormat()
  const prices = useLanePrices(mode, values).data?.items ?? []
  const onTake = (id: string) => {
    form.setValue('quoteId', id, { shouldDirty: true })
    form.setValue('quoteType', 'PRICE')
    form.setValue('askQuote', false)
    onClose()
  }
  const box = values.boxes?.[0]
  const column = priceColumnOf(box?.containerOwner ?? 'C', box?.containerType ?? '40HQ')
  return (
    <Dialog title={text('booking.prices-of-lane')} width={640} full onClose={onClose}>
      <ul className={booking.rows}>
        {prices.map((row) => (
          <li key={row.id}>
            <div className="grow">
              <strong>
                {row.stops.map(({ placeName }) => placeName).join(' → ') ||
                  [row.originName, row.destinationName].join(' → ')}
              </strong>
              <small className="muted">
                {[
                  row.carrierName ?? row.operator,
                  `${text('shared.days', { count: row.transitDaysMin })} – ${text('shared.days', { count: row.transitDaysMax })}`,
                  text('booking.price-holds', { day: format.day(row.validTo) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            <strong className="nowrap">
              {row.loadPrice
                ? format.money(row.loadPrice, row.currency, { decimals: 0 })
                : values.loadType === 'LCL' && row.sharedContainer
                  ? format.money(row.sharedContainer.perM3, row.currency)
                  : column && row[column]
                    ? format.money(row[column], row.currency, { decimals: 0 })
                    : '—'}
            </strong>
            {row.id === values.quoteId ? (
              <StatusPill tone="ok">{text('booking.price-chosen')}</StatusPill>
            ) : (
              <Button low look="ghost" onClick={() => onTake(row.id)}>
                {text('booking.price-take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
