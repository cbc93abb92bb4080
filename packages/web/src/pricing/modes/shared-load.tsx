import type { PriceRow } from '@landbridge/contract/pricing/price'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import type { SearchFieldProps } from '../price/pricing-mode-view.ts'
import styles from './by-load.module.css'
import { Pieces, sumsShown } from './by-load.tsx'

/** Pieces of a shared load, which give its weight and volume. */
export function SharedLoad({ search, onChange }: SearchFieldProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(search.pieces !== '')
  const isByPieces = isOpen || search.pieces !== ''
  const toggle = () => {
    setOpen(!isByPieces)
    if (isByPieces) onChange({ ...sumsShown(search), pieces: '' })
  }
  return (
    <div className={styles.more}>
      <div className={styles.comesTo}>
        <span className="muted small">{text('pricing.load-to-come')}</span>
        <button type="button" className="link small" aria-expanded={isByPieces} onClick={toggle}>
          {text(isByPieces ? 'pricing.pieces-close' : 'pricing.pieces-open')}
        </button>
      </div>
      {isByPieces && <Pieces pieces={search.pieces} onChange={(pieces) => onChange({ pieces })} />}
    </div>
  )
}

/** The charge of a load that was asked for: its revenue tons or cubic metres and their freight; else that figures are wanted. */
export function SharedCharge({ row }: { row: PriceRow }) {
  const text = useText()
  const format = useFormat()
  const { loadCharge } = row
  if (!loadCharge?.chargeableQty) return <small className="muted">{text('pricing.load-to-come')}</small>
  return (
    <small>
      {text('pricing.shared-charged', {
        quantity: format.number(loadCharge.chargeableQty),
        sum: format.money(loadCharge.amount, loadCharge.currency),
      })}
    </small>
  )
}
