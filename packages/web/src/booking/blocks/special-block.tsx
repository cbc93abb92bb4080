import { type HeadName, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { useWatch } from 'react-hook-form'
import { useText } from '../../platform/text.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import styles from '../booking-form.module.css'
import { CatalogueField } from '../fields/catalogue-field.tsx'
import { useFormScene } from '../state/form-scene.ts'
import type { BlockProps } from '../state/form-state.ts'
import { PlainBlock } from './plain-block.tsx'

const flags = [
  { name: 'temperatureControlled', label: 'booking.temperature' },
  { name: 'oversize', label: 'booking.oversize-short' },
  { name: 'containsBatteries', label: 'booking.batteries' },
] as const satisfies readonly { name: HeadName; label: string }[]
const isFlag = (name: HeadName) => flags.some((flag) => flag.name === name)

/** Ticks that open fields: dangerous goods as a kind of cargo, and flags that combine freely. */
export function SpecialTicks() {
  const text = useText()
  const { form } = useFormScene()
  const [kind, ...on] = useWatch({
    control: form.control,
    name: ['cargoKind', 'temperatureControlled', 'oversize', 'containsBatteries'],
  })
  const written = { shouldDirty: true, shouldTouch: true }
  const sayDangerous = (isOn: boolean) => {
    form.setValue('cargoKind', isOn ? 'D' : 'G', written)
    if (isOn && !form.getValues('danger')?.length) form.setValue('danger', [{ goodsSeq: 1 }], { shouldDirty: true })
  }
  return (
    <div className={styles.ticks}>
      <Flag field="cargoKind" label={text('booking.dangerous-goods')} on={kind === 'D'} onChange={sayDangerous} />
      {flags.map(({ name, label }, index) => (
        <Flag
          key={name}
          field={name}
          label={text(label)}
          on={Boolean(on[index])}
          onChange={(isOn) => form.setValue(name, isOn, written)}
        />
      ))}
    </div>
  )
}

type FlagProps = { field: string; label: string; on: boolean; onChange: (isOn: boolean) => void }

const Flag = ({ field, label, on, onChange }: FlagProps) => (
  <span data-field={field}>
    <Tick isOn={on} onChange={onChange}>
      {label}
    </Tick>
  </span>
)

/** Special features of the cargo that have no tick. */
export function SpecialBlock({ names }: BlockProps) {
  const others = names.filter((name) => !isFlag(name) && headFields[name].kind !== 'hidden')
  return others.map((name) => <CatalogueField key={name} path={name} />)
}

/** Fields under a heading of their own: temperature, or the largest piece. */
const headed = (block: 'temperature' | 'oversize') =>
  function HeadedBlock({ names }: BlockProps) {
    const text = useText()
    const { shownForm } = useFormScene()
    const isOpen = block === 'temperature' ? shownForm.form.temperatureControlled : shownForm.form.oversize
    if (!isOpen) return null
    return (
      <fieldset className={`form ${styles.ruled}`} aria-label={text(`booking.block-${block}`)}>
        <div className={styles.blockHead}>
          <h3>{text(`booking.block-${block}`)}</h3>
        </div>
        <PlainBlock names={names} />
      </fieldset>
    )
  }
export const TemperatureBlock = headed('temperature')
export const OversizeBlock = headed('oversize')
