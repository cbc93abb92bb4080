import type { Mode } from '@landbridge/contract/shared/modes'
import { PlaceSelect } from '../../reference/index.ts'
import styles from '../booking.module.css'
import { endsOf } from '../modes/place-choice.ts'

type Props = {
  mode: Mode
  label: string
  end: 'origin' | 'destination'
  value: string
  onChange: (code: string) => void
}

export function PlaceFilter({ mode, label, end, value, onChange }: Props) {
  return (
    <span className={styles.placeFilter}>
      <PlaceSelect
        look="low"
        {...endsOf(mode)}
        end={end}
        label={label}
        placeholder={label}
        value={value}
        onChange={onChange}
      />
    </span>
  )
}
