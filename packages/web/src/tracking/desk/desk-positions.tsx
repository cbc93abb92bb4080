import type { DeskPosition, MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import styles from '../tracking.module.css'
import { useRemovePosition } from '../tracking-api.ts'
import { sourceTexts, spaced } from '../tracking-words.ts'
import { Labelled } from './desk-fields.tsx'
import { Refusal, SaveButtons } from './milestone-dialog.tsx'
import { PositionDialog } from './position-dialog.tsx'
import { PositionImport } from './position-import.tsx'

type Of = { sheet: MilestoneSheet; reason: string | undefined }

/** Where the boxes of a job were seen: entered by hand, or read from a file. */
export function DeskPositions({ sheet, reason }: Of) {
  const text = useText()
  const [open, setOpen] = useState<'one' | 'file' | DeskPosition>()
  const close = () => setOpen(undefined)
  const refused = reason ?? (sheet.containers.length === 0 ? text('tracking.no-container-yet') : undefined)
  return (
    <Card
      title={text('tracking.positions')}
      actions={
        <>
          <Button look="ghost" low icon="file" reason={refused} onClick={() => setOpen('file')}>
            {text('tracking.import')}
          </Button>
          <Button look="ghost" low icon="plus" reason={refused} onClick={() => setOpen('one')}>
            {text('tracking.add-position')}
          </Button>
        </>
      }
    >
      {sheet.positions.length === 0 ? (
        <EmptyState title={text('tracking.no-positions')} icon="track" />
      ) : (
        <PositionTable sheet={sheet} reason={reason} onRemove={setOpen} />
      )}
      {open === 'one' && <PositionDialog sheet={sheet} onClose={close} />}
      {open === 'file' && <PositionImport sheet={sheet} onClose={close} />}
      {typeof open === 'object' && <RemoveDialog position={open} onClose={close} />}
    </Card>
  )
}

function PositionTable({ sheet, reason, onRemove }: Of & { onRemove: (position: DeskPosition) => void }) {
  const text = useText()
  const format = useFormat()
  return (
    <TableBox className={styles.seen}>
      <table className="table card-table stacked">
        <thead>
          <tr>
            <th>{text('tracking.address')}</th>
            <th>{text('tracking.time')}</th>
            <th>{text('tracking.container')}</th>
            <th className="num">{text('tracking.coordinates')}</th>
            <th>{text('tracking.source')}</th>
            <th>{text('tracking.entered-by')}</th>
            <th>
              <span className="unseen">{text('shared.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.positions.map((one) => (
            <tr key={one.id}>
              <td className="strong">
                <Foreign>{one.address}</Foreign>
              </td>
              <td data-label={text('tracking.time')}>{format.dayTime(one.locatedAt)}</td>
              <td className="mono" data-label={text('tracking.container')}>
                {spaced(one.containerNo)}
              </td>
              <td className="num mono" data-label={text('tracking.coordinates')}>
                {one.latitude.toFixed(3)}, {one.longitude.toFixed(3)}
              </td>
              <td className="muted" data-label={text('tracking.source')}>
                {text(sourceTexts[one.source])}
              </td>
              <td className="muted" data-label={text('tracking.entered-by')}>
                {one.enteredBy}
              </td>
              <td className="num" data-tools="">
                <Button look="plain" low reason={reason} onClick={() => onRemove(one)}>
                  {text('shared.remove')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

function RemoveDialog({ position, onClose }: { position: DeskPosition; onClose: () => void }) {
  const text = useText()
  const remove = useRemovePosition()
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title={text('tracking.remove-position')}
      width={420}
      onClose={onClose}
      actions={
        <SaveButtons
          error={remove.error}
          busy={remove.isPending}
          isReady={reason.trim() !== ''}
          onSave={() => remove.mutate({ id: position.id, reason }, { onSuccess: onClose })}
          onClose={onClose}
        />
      }
    >
      <div className="stack tight labels-above">
        <p>{position.address}</p>
        <Labelled label={text('tracking.reason')}>
          <input className="input" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Labelled>
        <Refusal error={remove.error} />
      </div>
    </Dialog>
  )
}
