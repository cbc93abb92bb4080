import { businessZone } from '@landbridge/contract/shared/business-day'
import { positionSources } from '@landbridge/contract/tracking/milestone'
import type { DeskPosition, MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { wallIn } from '../../platform/zone-time.ts'
import styles from '../tracking.module.css'
import { useRemovePosition, useSavePosition } from '../tracking-api.ts'
import { sourceTexts, spaced } from '../tracking-words.ts'
import { ChoiceField, TimeField, timeOf } from './desk-fields.tsx'
import { Refusal, SaveButtons } from './milestone-dialog.tsx'
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
    <TableBox className={styles.scroll}>
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
              <td className="strong">{one.address}</td>
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

const number = (typed: string) => (/^-?\d{1,3}(\.\d+)?$/.test(typed.trim()) ? Number(typed) : undefined)

/** Latitude and longitude as they are copied from a map: 44.2, 80.42. */
function readSpot(typed: string): { latitude: number; longitude: number } | undefined {
  const [latitude, longitude, more] = typed
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(number)
  if (latitude === undefined || longitude === undefined || more !== undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

function PositionDialog({ sheet, onClose }: { sheet: MilestoneSheet; onClose: () => void }) {
  const text = useText()
  const save = useSavePosition()
  const [containerNo, setContainer] = useState(sheet.containers[0]?.containerNo ?? '')
  const [spot, setSpot] = useState('')
  const [address, setAddress] = useState('')
  const [source, setSource] = useState<(typeof positionSources)[number]>('train')
  const [time, setTime] = useState({ zone: businessZone, wall: wallIn(businessZone, serverNow()) })
  const read = readSpot(spot)
  const locatedAt = timeOf(time)
  const submit = () => {
    if (!read || !locatedAt) return
    const done = () => {
      toast(text('tracking.saved'), { kind: 'good' })
      onClose()
    }
    save.mutate({ id: sheet.id, containerNo, ...read, address, locatedAt, source }, { onSuccess: done })
  }
  return (
    <Dialog
      title={text('tracking.add-position')}
      width={480}
      onClose={onClose}
      actions={
        <SaveButtons
          error={save.error}
          busy={save.isPending}
          isReady={!!read && !!locatedAt && address.trim() !== ''}
          onSave={submit}
          onClose={onClose}
        />
      }
    >
      <div className="stack tight over">
        <ChoiceField
          label={text('tracking.container')}
          value={containerNo}
          options={sheet.containers.map((one) => ({ value: one.containerNo, label: one.containerNo }))}
          onChange={setContainer}
        />
        <Labelled
          label={text('tracking.coordinates')}
          wrong={spot !== '' && !read ? text('tracking.coordinates-wrong') : ''}
        >
          <input
            className="in mono"
            placeholder="44.200, 80.420"
            value={spot}
            onChange={(event) => setSpot(event.target.value)}
          />
        </Labelled>
        <Labelled label={text('tracking.address')}>
          <input className="in" maxLength={200} value={address} onChange={(event) => setAddress(event.target.value)} />
        </Labelled>
        <TimeField value={time} onChange={setTime} />
        <ChoiceField
          label={text('tracking.source')}
          value={source}
          options={positionSources.map((one) => ({ value: one, label: text(sourceTexts[one]) }))}
          onChange={setSource}
        />
        <Refusal error={save.error} />
      </div>
    </Dialog>
  )
}

function Labelled({ label, wrong, children }: { label: string; wrong?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="field">
      <span className="label">{label}</span>
      {children}
      {wrong && <span className="err">{wrong}</span>}
    </label>
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
      <div className="stack tight over">
        <p>{position.address}</p>
        <Labelled label={text('tracking.reason')}>
          <input className="in" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Labelled>
        <Refusal error={remove.error} />
      </div>
    </Dialog>
  )
}
