import { stopsNeeded } from '@landbridge/contract/booking/form/form-needs'
import { type StopLine, stopFields } from '@landbridge/contract/booking/form/stop-lines'
import { useEffect } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useText } from '../../../platform/text.tsx'
import { Button, IconButton } from '../../../platform/ui/parts.tsx'
import styles from '../booking-form.module.css'
import { CatalogueField } from '../catalogue-field.tsx'
import { ListReason } from '../form-parts.tsx'
import { useFormScene } from '../form-scene.ts'

type StopType = 'L' | 'U'
const names = Object.keys(stopFields)

/** Where the truck loads and unloads. A door in the service term opens its stop; stuffing at the factory needs one as well. */
export function StopsBlock() {
  const { form, at } = useFormScene()
  const stops = useWatch({ control: form.control, name: 'stops' })
  const { append, remove } = useFieldArray({ control: form.control, name: 'stops' })
  const needed = stopsNeeded(at.form, at.name)
  const has = (type: StopType) => stops?.some(({ stopType }) => stopType === type) ?? false
  const missing = (['L', 'U'] as const).find((type) => needed[type] && !has(type))
  useEffect(() => {
    const isThere = form.getValues('stops')?.some(({ stopType }) => stopType === missing)
    if (missing && !isThere) append({ stopType: missing }, { shouldFocus: false })
  }, [missing, append, form])
  const shown = (stops ?? []).map((stop, line) => ({ stop, line })).filter(({ stop }) => stop.stopType)
  return (
    <>
      {shown.map(({ stop, line }) => (
        <Stop key={line} at={line} stop={stop} isNeeded={needed[stop.stopType ?? 'L']} onRemove={() => remove(line)} />
      ))}
      {(needed.L || needed.U) && <AddStops needed={needed} onAdd={(stopType) => append({ stopType })} />}
      <div className={styles.wide}>
        <ListReason of="stops" />
      </div>
    </>
  )
}

function AddStops({ needed, onAdd }: { needed: Record<StopType, boolean>; onAdd: (type: StopType) => void }) {
  const text = useText()
  return (
    <div className={styles.wide}>
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

type StopProps = { at: number; stop: StopLine; isNeeded: boolean; onRemove: () => void }

function Stop({ at, stop, isNeeded, onRemove }: StopProps) {
  const text = useText()
  const title = text(stop.stopType === 'U' ? 'booking.stop-unloading' : 'booking.stop-loading')
  return (
    <fieldset className={styles.block} aria-label={title}>
      <div className={styles.blockHead}>
        <h4>{title}</h4>
        <IconButton name="bin" label={`${text('shared.remove')} ${title}`} onClick={onRemove} />
      </div>
      {names.map((name) => (
        <CatalogueField key={name} path={`stops.${at}.${name}`} isNeeded={isNeeded} />
      ))}
    </fieldset>
  )
}
