import type { DeskPosition, MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { useFirstOf } from '../../platform/ui/first-of.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { sourceTexts } from '../modes/carriage-words.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import styles from '../tracking.module.css'
import { useRemovePosition } from '../tracking-api.ts'
import { spaced } from '../tracking-words.ts'
import { Labelled } from './desk-fields.tsx'
import { Refusal, SaveButtons } from './milestone-dialog.tsx'
import { PositionDialog } from './position-dialog.tsx'
import { PositionImport } from './position-import.tsx'

type DeskPositionsProps = { sheet: MilestoneSheet; reason: string | undefined }

export function DeskPositions({ sheet, reason }: DeskPositionsProps) {
  const text = useText()
  const [open, setOpen] = useState<'one' | 'file' | PositionGroup>()
  const close = () => setOpen(undefined)
  const refused = reason ?? (sheet.containers.length === 0 ? text(trackingModeOf(sheet).partWords.none) : undefined)
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
        <Positions
          positions={sheet.positions}
          partWord={trackingModeOf(sheet).partWords.no}
          reason={reason}
          onRemove={setOpen}
        />
      )}
      {open === 'one' && <PositionDialog sheet={sheet} onClose={close} />}
      {open === 'file' && <PositionImport sheet={sheet} onClose={close} />}
      {typeof open === 'object' && <RemoveDialog group={open} onClose={close} />}
    </Card>
  )
}

/** Positions of boxes that were together, as one line. */
type PositionGroup = readonly [DeskPosition, ...DeskPosition[]]

/** Groups positions by place, time, source and clerk. */
function groupPositions(positions: readonly DeskPosition[]): PositionGroup[] {
  const found = new Map<string, PositionGroup>()
  for (const one of positions) {
    const key = JSON.stringify([one.address, one.latitude, one.longitude, one.locatedAt, one.source, one.enteredBy])
    const before = found.get(key)
    found.set(key, before ? [...before, one] : [one])
  }
  return [...found.values()]
}

const mostShown = 6

type ListProps = {
  positions: readonly DeskPosition[]
  partWord: TextKey
  reason: string | undefined
  onRemove: (group: PositionGroup) => void
}

function Positions({ positions, ...rest }: ListProps) {
  const isPhone = useIsPhone()
  const [visiblePositions, more] = useFirstOf(groupPositions(positions), mostShown)
  const List = isPhone ? PositionRows : PositionTable
  return (
    <>
      <List groups={visiblePositions} {...rest} />
      {more}
    </>
  )
}

type PositionGroupProps = Omit<ListProps, 'positions'> & { groups: readonly PositionGroup[] }

/** The first box and the number of others, with all in the title. */
function Boxes({ group }: { group: PositionGroup }) {
  return (
    <span className="mono nowrap" title={group.map(({ containerNo }) => spaced(containerNo)).join(', ')}>
      {spaced(group[0].containerNo)}
      {group.length > 1 && ` +${group.length - 1}`}
    </span>
  )
}

/** Positions on a phone, in two lines each. */
function PositionRows({ groups, reason, onRemove }: PositionGroupProps) {
  const text = useText()
  const format = useFormat()
  return (
    <ol className={styles.sheet}>
      {groups.map((some) => (
        <li key={some[0].id}>
          <strong>
            <Foreign>{some[0].address}</Foreign>
          </strong>
          <span className="small muted">
            {[format.dayTime(some[0].locatedAt), text(sourceTexts[some[0].source])].join(' · ')} <Boxes group={some} />
          </span>
          <span className={styles.deed}>
            <Button look="plain" low reason={reason} onClick={() => onRemove(some)}>
              {text('shared.remove')}
            </Button>
          </span>
        </li>
      ))}
    </ol>
  )
}

function PositionTable({ groups, partWord, reason, onRemove }: PositionGroupProps) {
  const text = useText()
  const format = useFormat()
  return (
    <TableBox>
      <table className="table card-table">
        <thead>
          <tr>
            <th>{text('tracking.address')}</th>
            <th>{text('tracking.time')}</th>
            <th>{text(partWord)}</th>
            <th className="num">{text('tracking.coordinates')}</th>
            <th>{text('tracking.source')}</th>
            <th>{text('tracking.entered-by')}</th>
            <th>
              <span className="unseen">{text('shared.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((some) => (
            <tr key={some[0].id}>
              <td className="strong">
                <Foreign>{some[0].address}</Foreign>
              </td>
              <td>{format.dayTime(some[0].locatedAt)}</td>
              <td>
                <Boxes group={some} />
              </td>
              <td className="num mono">
                {some[0].latitude.toFixed(3)}, {some[0].longitude.toFixed(3)}
              </td>
              <td className="muted">{text(sourceTexts[some[0].source])}</td>
              <td className="muted">{some[0].enteredBy}</td>
              <td className="num">
                <Button look="plain" low reason={reason} onClick={() => onRemove(some)}>
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

/** Withdraws positions of the ticked boxes for a reason. */
function RemoveDialog({ group, onClose }: { group: PositionGroup; onClose: () => void }) {
  const text = useText()
  const remove = useRemovePosition()
  const [reason, setReason] = useState('')
  const [kept, setKept] = useState<readonly string[]>([])
  const [gone, setGone] = useState<readonly string[]>([])
  const left = group.filter(({ id }) => !kept.includes(id) && !gone.includes(id))
  // One after the other, and busy until the last: what is refused stays with those after it, those before it are gone.
  const removal = useMutation({
    mutationFn: async () => {
      for (const { id } of left) {
        await remove.mutateAsync({ id, reason })
        setGone((before) => [...before, id])
      }
    },
    onSuccess: onClose,
  })
  return (
    <Dialog
      title={text('tracking.remove-position')}
      width={420}
      onClose={onClose}
      actions={
        <SaveButtons
          error={removal.error}
          busy={removal.isPending}
          isReady={reason.trim() !== '' && left.length > 0}
          onSave={() => removal.mutate()}
          onClose={onClose}
        />
      }
    >
      <div className="stack tight labels-above">
        <p>{group[0].address}</p>
        {group.length > 1 &&
          group.map(({ id, containerNo }) => (
            <Tick
              key={id}
              isOn={!kept.includes(id)}
              disabled={gone.includes(id)}
              onChange={(isOn) => setKept(isOn ? kept.filter((one) => one !== id) : [...kept, id])}
            >
              {spaced(containerNo)}
            </Tick>
          ))}
        <Labelled label={text('tracking.reason')}>
          <input className="input" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Labelled>
        <Refusal error={removal.error} />
      </div>
    </Dialog>
  )
}
