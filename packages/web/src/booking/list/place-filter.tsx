import { PlaceSelect } from '../../reference/index.ts'
import styles from '../booking.module.css'

type Props = { label: string; end: 'origin' | 'destination'; value: string; onChange: (code: string) => void }

/** A station as a list is narrowed by it. */
export const PlaceFilter = ({ label, end, value, onChange }: Props) => (
  <span className={styles.placeFilter}>
    <PlaceSelect
      look="low"
      mode="RAIL"
      kind="station"
      end={end}
      label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
    />
  </span>
)
