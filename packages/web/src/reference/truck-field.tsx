import { useText } from '../platform/text.tsx'
import { PlainSelect } from '../platform/ui/plain-select.tsx'
import type { SearchedLoad } from './cargo-choice.tsx'
import styles from './lane-search.module.css'
import type { SearchedLane } from './lane-search.tsx'
import { PlainFigure } from './measure-fields.tsx'
import { useTruckTypes } from './reference-api.ts'

type TruckProps = {
  lane: Pick<SearchedLane, 'originCode' | 'destinationCode'>
  load: SearchedLoad
  onChange: (changes: Partial<SearchedLoad>) => void
}

/** A city's country, the first letters of its code. */
const countryOf = (cityCode: string) => cityCode.slice(0, 2)

/** A truck with the weight of its load: Chinese models within China, foreign ones first across a border. */
export function TruckField({ lane: { originCode, destinationCode }, load, onChange }: TruckProps) {
  const text = useText()
  const { data: domestic = [] } = useTruckTypes('I')
  const { data: foreign = [] } = useTruckTypes('O')
  const isAtHome = countryOf(originCode) === 'CN' && countryOf(destinationCode) === 'CN'
  const models = (isAtHome ? domestic : [...foreign, ...domestic]).map(({ type, label }) => ({ value: type, label }))
  return (
    <span className={styles.measures}>
      <span className="input-bare">
        <PlainSelect
          label={text('reference.lane-truck')}
          value={load.truckType}
          choices={[
            { value: '', label: text('reference.lane-any-truck') },
            ...models,
            // What was asked for stays in view while its list is on its way.
            ...(load.truckType && !models.some(({ value }) => value === load.truckType)
              ? [{ value: load.truckType, label: load.truckType }]
              : []),
          ]}
          onChange={(truckType) => onChange({ truckType })}
        />
      </span>
      <PlainFigure
        label={text('reference.lane-weight')}
        unit={text('reference.kg')}
        value={load.weightKg}
        onChange={(weightKg) => onChange({ weightKg })}
      />
    </span>
  )
}
