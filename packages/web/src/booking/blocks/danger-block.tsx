import { type DangerLine, dangerFields } from '@landbridge/contract/booking/fields/danger-lines'
import { useFieldArray, useWatch } from 'react-hook-form'
import { focusAfterRemoval } from '../../platform/form/after-removal.ts'
import { useText } from '../../platform/text.tsx'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import styles from '../booking-form.module.css'
import { CatalogueField } from '../fields/catalogue-field.tsx'
import { ListReason } from '../fields/form-parts.tsx'
import { useFormScene } from '../state/form-scene.ts'
import { UnListed } from './un-listed.tsx'

const names = Object.keys(dangerFields)

/** One block for each UN number, with the fields of its class. */
export function DangerBlock() {
  const text = useText()
  const { form } = useFormScene()
  const [kind, danger] = useWatch({ control: form.control, name: ['cargoKind', 'danger'] })
  const { append, remove } = useFieldArray({ control: form.control, name: 'danger' })
  if (kind !== 'D') return null
  const removeLine = (lineIndex: number) => {
    remove(lineIndex)
    focusAfterRemoval(document, 'danger', lineIndex)
  }
  return (
    <div className={styles.ruled}>
      {(danger ?? []).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the line's place is its name
        <DangerousLine key={index} lineIndex={index} line={line} onRemove={() => removeLine(index)} />
      ))}
      <div className={styles.opener} data-add="danger">
        <Button look="plain" low icon="plus" onClick={() => append({ goodsSeq: 1 })}>
          {text('booking.danger-add')}
        </Button>
      </div>
      <ListReason list="danger" />
    </div>
  )
}

function DangerousLine({ lineIndex, line, onRemove }: { lineIndex: number; line: DangerLine; onRemove: () => void }) {
  const text = useText()
  const title = text('booking.danger-of-line', { unNo: line.unNo || '…', line: line.goodsSeq ?? 1 })
  return (
    <fieldset className="form" aria-label={title}>
      <div className={styles.blockHead}>
        <h3>{title}</h3>
        <IconButton
          name="bin"
          data-remove={`danger.${lineIndex}`}
          label={`${text('shared.remove')} ${title}`}
          onClick={onRemove}
        />
      </div>
      {names.map((name) => (
        <CatalogueField key={name} path={`danger.${lineIndex}.${name}`} />
      ))}
      <UnListed lineIndex={lineIndex} line={line} />
    </fieldset>
  )
}
