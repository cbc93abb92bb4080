import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import type { JobDeskRow } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { alone } from '../../platform/form/alone.ts'
import { NumberInput } from '../../platform/form/number-input.tsx'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Radios } from '../../platform/ui/ticks.tsx'
import { useOpenJobs } from '../job-api.ts'
import { JobRefusal } from '../shown/saving.tsx'
import styles from '../workorder.module.css'
import type { BookedBoxes, BookingOfJobs } from './booking-of-jobs.ts'

type Line = { containerType: string; containerOwner: 'C' | 'S'; containerQty: number }

/** Booked boxes without a job, as far as the list shows. */
function unopenedBoxes(booked: readonly BookedBoxes[], jobs: readonly JobDeskRow[]): Line[] {
  const taken = new Map<string, number>()
  for (const { boxText } of jobs.filter(({ state }) => state !== 'cancelled')) {
    for (const part of boxText.split('/').filter(Boolean)) {
      const [count = '0', type = ''] = part.split('*')
      taken.set(type, (taken.get(type) ?? 0) + Number(count))
    }
  }
  return booked.flatMap(({ containerType, containerOwner, containerQty }) => {
    if (!containerType || !containerQty) return []
    const gone = Math.min(taken.get(containerType) ?? 0, containerQty)
    taken.set(containerType, (taken.get(containerType) ?? 0) - gone)
    const left = containerQty - gone
    return left > 0 ? [{ containerType, containerOwner: containerOwner ?? 'C', containerQty: left }] : []
  })
}

export const unopenedTrucks = ({ truckQty }: Pick<BookingOfJobs, 'truckQty'>, jobs: readonly JobDeskRow[]): number =>
  jobs.reduce((left, job) => left - (job.state === 'cancelled' ? 0 : (job.truckQty ?? 0)), truckQty ?? 0)

/** True while boxes, trucks or an undivided load have no job. */
export function canOpen(booking: BookingOfJobs, jobs: readonly JobDeskRow[]): boolean {
  const isCounted = (booking.boxes ?? []).length > 0 || (booking.truckQty ?? 0) > 0
  if (!isCounted) return jobs.every(({ state }) => state === 'cancelled')
  return unopenedBoxes(booking.boxes ?? [], jobs).length > 0 || unopenedTrucks(booking, jobs) > 0
}

const wayWords = { one: 'workorder.open-one', each: 'workorder.open-each', part: 'workorder.open-part' } as const
type SplitChoice = keyof typeof wayWords
const wayWordsOfTrucks = { one: 'workorder.open-one-trucks', each: 'workorder.open-each-truck' } as const

type UnopenedLoad = { boxes: readonly Line[]; trucks: number }

function sharesFor(way: SplitChoice, { boxes: left, trucks }: UnopenedLoad, wanted: readonly Line[]) {
  if (way === 'one') return undefined
  if (trucks > 0) return Array.from({ length: trucks }, () => ({ trucks: 1 }))
  if (way === 'part') return [{ boxes: wanted.filter(({ containerQty }) => containerQty > 0) }]
  return left.flatMap((line) =>
    Array.from({ length: line.containerQty }, () => ({ boxes: [{ ...line, containerQty: 1 }] })),
  )
}

type Props = { booking: BookingOfJobs; jobs: readonly JobDeskRow[]; onClose: () => void }

/** The unopened boxes or trucks in words, or the undivided load. */
function useLeftWords({ boxes, trucks }: UnopenedLoad, { loadType }: BookingOfJobs): string {
  const text = useText()
  const left = boxes.map((line) => `${line.containerQty} × ${line.containerType}`).join(', ')
  if (left) return text('workorder.boxes-left', { boxes: left })
  if (trucks > 0) return text('workorder.trucks-left', { count: trucks })
  return text(sharesContainer(loadType) ? 'workorder.open-shared' : 'workorder.open-whole')
}

function useOpening({ booking, onClose }: Props) {
  const text = useText()
  const go = useNavigate()
  const open = useOpenJobs()
  const onSuccess = ({ jobs: opened }: NonNullable<typeof open.data>) => {
    toast(text('workorder.opened', { job: opened.map(({ jobNo }) => jobNo).join(', ') }), { kind: 'good' })
    const [first] = opened
    if (opened.length === 1 && first) go(deskPaths.job(first.id))
    else onClose()
  }
  const send = (shares: ReturnType<typeof sharesFor>) =>
    open.mutate({ bookingId: booking.id, ...(shares && { shares }) }, { onSuccess })
  return { open, send }
}

export function OpenJobDialog(props: Props) {
  const { booking, jobs, onClose } = props
  const text = useText()
  const boxes = unopenedBoxes(booking.boxes ?? [], jobs)
  const left = { boxes, trucks: unopenedTrucks(booking, jobs) }
  const leftWords = useLeftWords(left, booking)
  const [way, setWay] = useState<SplitChoice>('one')
  const [wanted, setWanted] = useState<readonly Line[]>(boxes)
  const { open, send } = useOpening(props)
  const isSeveral = left.trucks > 1 || boxes.reduce((sum, { containerQty }) => sum + containerQty, 0) > 1
  const isNothing =
    !canOpen(booking, jobs) || (way === 'part' && wanted.every(({ containerQty }) => containerQty === 0))
  const ways = Object.entries(left.trucks > 0 ? wayWordsOfTrucks : wayWords)
  const buttons = (
    <DialogButtons
      busy={open.isPending}
      reason={isNothing ? text('workorder.nothing-left') : undefined}
      onSubmit={() => send(sharesFor(way, left, wanted))}
      submitLabel={text('workorder.open-job')}
      onClose={onClose}
    />
  )
  return (
    <Dialog title={text('workorder.open-job')} width={520} onClose={onClose} actions={buttons}>
      <div className="stack tight labels-above">
        <p className="muted">{leftWords}</p>
        {isSeveral && (
          <Radios
            label={text('workorder.open-job')}
            className={styles.ways}
            value={way}
            choices={ways.map(([value, key]) => ({ value: value as SplitChoice, label: text(key) }))}
            onChange={setWay}
          />
        )}
        {way === 'part' && <Shares left={boxes} wanted={wanted} onChange={setWanted} />}
        <JobRefusal error={open.error} />
      </div>
    </Dialog>
  )
}

type SharesProps = { left: readonly Line[]; wanted: readonly Line[]; onChange: (wanted: readonly Line[]) => void }

function Shares({ left, wanted, onChange }: SharesProps) {
  const change = (lineIndex: number, typed: string | number | undefined) => {
    const most = left[lineIndex]?.containerQty ?? 0
    const containerQty = typeof typed === 'number' ? Math.min(most, typed) : 0
    onChange(wanted.map((line, i) => (i === lineIndex ? { ...line, containerQty } : line)))
  }
  return (
    <>
      {wanted.map((line, index) => (
        <div key={`${line.containerType} ${line.containerOwner}`} className="row between">
          <span>
            {line.containerType} <span className="muted">{line.containerOwner === 'S' ? 'SOC' : 'COC'}</span>
          </span>
          <NumberInput
            {...alone}
            id={`share-${index}`}
            low
            integer
            label={`${line.containerType} ${line.containerOwner === 'S' ? 'SOC' : 'COC'}`}
            unit={`/ ${left[index]?.containerQty}`}
            value={line.containerQty}
            onChange={(typed) => change(index, typed)}
          />
        </div>
      ))}
    </>
  )
}
