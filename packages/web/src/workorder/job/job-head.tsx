import { boxWords } from '@landbridge/contract/shared/box-words'
import { modeOf } from '@landbridge/contract/shared/modes'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Copyable } from '../../platform/ui/copyable.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { type StopTimesSlot, WithStopTimes } from '../../platform/ui/lane-of.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { BriefFacts, Button, ButtonLink, Dock, DotLine } from '../../platform/ui/parts.tsx'
import head from '../../platform/ui/record-band.module.css'
import { ClockNote } from '../../platform/ui/timeline.tsx'
import { useCollect, useUncollect } from '../job-api.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { JobPill } from '../shown/job-parts.tsx'
import { JobRoute } from '../shown/job-route.tsx'

export function JobHead({ job, stopTimes }: { job: JobDetail; stopTimes?: StopTimesSlot | undefined }) {
  const isPhone = useIsPhone()
  return (
    <section className={`card ${head.band}`}>
      {isPhone ? <PhoneLine job={job} /> : <DeskLines job={job} />}
      <WithStopTimes times={stopTimes} id={job.id}>
        {(times) => <JobRoute job={job} times={times} />}
      </WithStopTimes>
      {isPhone && <PhoneFacts job={job} />}
      <Dock>
        <Actions job={job} />
      </Dock>
    </section>
  )
}

function DeskLines({ job }: { job: JobDetail }) {
  return (
    <>
      <div className="row between wraps">
        <div className="row wraps">
          <h1>
            <Copyable value={job.jobNo}>{job.jobNo}</Copyable>
          </h1>
          <JobPill state={job.state} />
        </div>
        <div className="row">
          <Actions job={job} />
        </div>
      </div>
      <FactsLine job={job} />
    </>
  )
}

const BookingLink = ({ job: { bookingMode, bookingId, bookingNo } }: { job: JobDetail }) => (
  <Link to={paths.booking(modeOf(bookingMode), bookingId)}>{bookingNo}</Link>
)

/** The phone's head without the number, which stands above the page. */
function PhoneLine({ job }: { job: JobDetail }) {
  const { jobNo, customerReference } = job
  return (
    <>
      <h1 className="unseen">{jobNo}</h1>
      <div className="row between">
        <span className="muted cut">
          <BookingLink job={job} />
          {customerReference && ` · ${customerReference}`}
        </span>
        <JobPill state={job.state} />
      </div>
    </>
  )
}

function PhoneFacts({ job }: { job: JobDetail }) {
  const text = useText()
  const format = useFormat()
  const { departure, brief } = jobModeOf(job)
  return (
    <BriefFacts
      facts={[
        brief ? brief(job, { text, format }) : [text('workorder.containers'), boxWords(job.boxText)],
        [text(departure.title), departure.nameOf(job)],
        [text('workorder.ordered'), format.day(job.orderedAt)],
      ]}
    />
  )
}

function Actions({ job }: { job: JobDetail }) {
  const text = useText()
  const collect = useCollect()
  const uncollect = useUncollect()
  // The deed that waits for the reader is then the page's main button.
  const isAsking = job.state === 'awaitingConfirmation'
  const toggle = () =>
    job.collected
      ? uncollect.mutate({ id: job.id }, { onError: toastError })
      : collect.mutate({ id: job.id }, { onError: toastError })
  return (
    <>
      <Button
        look="ghost"
        low
        icon="star"
        busy={collect.isPending || uncollect.isPending}
        aria-pressed={job.collected}
        onClick={toggle}
      >
        {text(job.collected ? 'workorder.uncollect' : 'workorder.collect')}
      </Button>
      <ButtonLink to={paths.trackInfo(job.id)} look={isAsking ? 'ghost' : 'filled'} low icon="track">
        {text('workorder.track')}
      </ButtonLink>
    </>
  )
}

function FactsLine({ job }: { job: JobDetail }) {
  const text = useText()
  const format = useFormat()
  const { customerReference, boxText, orderedAt } = job
  const parts = [
    customerReference && text('workorder.your-reference', { reference: customerReference }),
    boxText && boxWords(boxText),
    jobModeOf(job).departure.departureInLine(job, text),
    text('workorder.ordered-on', { day: format.day(orderedAt, true) }),
  ]
  return <DotLine parts={[<BookingLink key="booking" job={job} />, ...parts, <ClockNote key="clock" />]} />
}
