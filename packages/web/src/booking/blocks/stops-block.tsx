import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import { type StopLine, stopFields } from '@landbridge/contract/booking/fields/stop-lines'
import { stopsNeeded } from '@landbridge/contract/booking/form/form-needs'
import { useEffect } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { focusAfterRemoval } from '../../platform/form/after-removal.ts'
import { useText } from '../../platform/text.tsx'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import styles from '../booking-form.module.css'
import { CatalogueField } from '../fields/catalogue-field.tsx'
import { ListReason } from '../fields/form-parts.tsx'
import { useFormScene } from '../state/form-scene.ts'

type StopType = 'L' | 'U'
const names = Object.keys(stopFields)

const isBlankOf = (type: StopType, { stopType, ...rest }: StopLine) =>
  stopType === type &&
  Object.entries(rest).every(([name, value]) => name === 'stopSeq' || isBlank(value) || value === false)

/**
 * Stops of the truck: a door in the service term or stuffing at the factory opens one, and a blank one closes when not
 * needed.
 */
export function StopsBlock() {
  const { form, shownForm } = useFormScene()
  const stops = useWatch({ control: form.control, name: 'stops' })
  const { append, remove } = useFieldArray({ control: form.control, name: 'stops' })
  const needed = stopsNeeded(shownForm.form, shownForm.name)
  const has = (type: StopType) => stops?.some(({ stopType }) => stopType === type) ?? false
  const missing = (['L', 'U'] as const).find((type) => needed[type] && !has(type))
  const idle = (['L', 'U'] as const).find((type) => !needed[type] && stops?.some((stop) => isBlankOf(type, stop)))
  useEffect(() => {
    const now = form.getValues('stops') ?? []
    if (missing && !now.some(({ stopType }) => stopType === missing))
      append({ stopType: missing }, { shouldFocus: false })
    if (idle) remove([...now.entries()].filter(([, stop]) => isBlankOf(idle, stop)).map(([at]) => at))
  }, [missing, idle, append, remove, form])
  const removeStop = (line: number) => {
    remove(line)
    focusAfterRemoval(document, 'stops', line)
  }
  const typedStops = (stops ?? []).map((stop, line) => ({ stop, line })).filter(({ stop }) => stop.stopType)
  return (
    <>
      {typedStops.map(({ stop, line }) => (
        <Stop key={line} index={line} stop={stop} onRemove={() => removeStop(line)} />
      ))}
      {(needed.L || needed.U) && <AddStops needed={needed} onAdd={(stopType) => append({ stopType })} />}
      <div className={styles.wide}>
        <ListReason list="stops" />
      </div>
    </>
  )
}

function AddStops({ needed, onAdd }: { needed: Record<StopType, boolean>; onAdd: (type: StopType) => void }) {
  const text = useText()
  return (
    <div className={styles.wide} data-add="stops">
      {needed.L && (
        <Button look="plain" low icon="plus" onClick={() => onAdd('L')}>
          {text('booking.stop-add-loading')}
        </Button>
      )}
      {needed.U && (
        <Button look="plain" low icon="plus" onClick={() => onAdd('U')}>
          {text('booking.stop-add-unloading')}
        </Button>
      )}
    </div>
  )
}

type StopProps = { index: number; stop: StopLine; onRemove: () => void }

function Stop({ index, stop, onRemove }: StopProps) {
  const text = useText()
  const title = text(stop.stopType === 'U' ? 'booking.stop-unloading' : 'booking.stop-loading')
  return (
    <fieldset className={styles.block} aria-label={title}>
      <div className={styles.blockHead}>
        <h3>{title}</h3>
        <IconButton
          name="bin"
          data-remove={`stops.${index}`}
          label={`${text('shared.remove')} ${title}`}
          onClick={onRemove}
        />
      </div>
      {names.map((name) => (
        <CatalogueField key={name} path={`stops.${index}.${name}`} />
      ))}
    </fieldset>
  )
}
