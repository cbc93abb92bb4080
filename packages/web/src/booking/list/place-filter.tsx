import { PlaceSelect } from '../../reference/index.ts'
import styles from '../booking.module.css'
import { useBookingMode } from '../modes/mode-views.ts'

const fields = { origin: 'originCode', destination: 'destinationCode' } as const
type Props = { label: string; end: keyof typeof fields; value: string; onChange: (code: string) => void }

/** An end of the lane as a list is narrowed by it. */
export function PlaceFilter({ label, end, value, onChange }: Props) {
  const { placeholder: _, ...asked } = useBookingMode().placeOf(fields[end], {})
  return (
    <span className={styles.placeFilter}>
      <PlaceSelect
        look="low"
        {...asked}
        end={end}
        label={label}
        placeholder={label}
        value={value}
        onChange={onChange}
      />
    </span>
  )
}
