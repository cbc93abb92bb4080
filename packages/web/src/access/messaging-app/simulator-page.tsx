import type { simulatorEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { useFormat } from '../../platform/format.ts'
import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Button, Facts } from '../../platform/ui/parts.tsx'
import { problemText, SkeletonLines } from '../../platform/ui/states.tsx'
import { deviceName } from '../session/device-name.ts'
import { useSimulatedAct, useSimulatedPhone } from './messaging-app-api.ts'
import styles from './simulator-page.module.css'

type ScanQuestion = z.output<typeof simulatorEndpoints.show.output>
type Person = ScanQuestion['people'][number]
type ScanEnding = 'confirmed' | 'refused' | 'failed'

const endings = {
  confirmed: 'access.simulator-confirmed',
  refused: 'access.simulator-refused',
  failed: 'access.simulator-failed',
} as const satisfies Record<ScanEnding, string>

/** An unknown code, to see the browser's handling of it. */
const unknownErrorCode = '40029'

export function SimulatorPage() {
  const text = useText()
  const [query] = useSearchParams()
  const ticket = query.get('ticket') ?? ''
  const asking = useSimulatedPhone(ticket)
  return (
    <main className={styles.desk}>
      <div className={styles.phone}>
        <h1 className={styles.head}>
          <Icon name="phone" />
          {text('access.simulator')}
        </h1>
        {asking.error ? (
          <p className={styles.end} role="alert">
            <Icon name="wrong" size="l" />
            {problemText(asking.error, text)}
          </p>
        ) : asking.data ? (
          <Phone ticket={ticket} asking={asking.data} />
        ) : (
          <SkeletonLines />
        )}
        <p className={styles.note}>{text('access.simulator-note')}</p>
      </div>
    </main>
  )
}

function Phone({ ticket, asking }: { ticket: string; asking: ScanQuestion }) {
  const text = useText()
  const [scanner, setScanner] = useState<Person>()
  const [ending, setEnding] = useState<ScanEnding>()
  const act = useSimulatedAct()
  const simulate = (input: Omit<Parameters<typeof act.mutate>[0], 'ticket'>, then: () => void) =>
    act.mutate({ ticket, ...input }, { onSuccess: then, onError: toastError })
  if (ending) {
    return (
      <p className={styles.end} role="status">
        <Icon name={ending === 'confirmed' ? 'tick' : 'close'} size="l" />
        {text(endings[ending])}
      </p>
    )
  }
  if (!scanner) {
    return (
      <PersonChoice
        people={asking.people}
        busy={act.isPending}
        onScan={(person) => simulate({ act: 'scan', userId: person.userId }, () => setScanner(person))}
        onFail={() => simulate({ act: 'fail', errorCode: unknownErrorCode }, () => setEnding('failed'))}
      />
    )
  }
  return (
    <Question
      asking={asking}
      busy={act.isPending}
      onConfirm={() => simulate({ act: 'confirm' }, () => setEnding('confirmed'))}
      onRefuse={() => simulate({ act: 'refuse' }, () => setEnding('refused'))}
    />
  )
}

type PersonChoiceProps = { people: Person[]; busy: boolean; onScan(person: Person): void; onFail(): void }

function PersonChoice({ people, busy, onScan, onFail }: PersonChoiceProps) {
  const text = useText()
  const [chosen, setChosen] = useState(people[0])
  const nameOf = ({ kind, realName }: Person) => (kind === 'unbound' ? text('access.simulator-stranger') : realName)
  return (
    <>
      <fieldset className={styles.people}>
        <legend>{text('access.simulator-whose')}</legend>
        {people.map((person) => (
          <label key={person.userId}>
            <input
              type="radio"
              name="person"
              checked={person.userId === chosen?.userId}
              onChange={() => setChosen(person)}
            />
            <span>
              {nameOf(person)}
              {person.kind === 'deactivated' && <small>{text('access.state-inactive')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button wide busy={busy} onClick={() => chosen && onScan(chosen)}>
          {text('access.simulator-scan')}
        </Button>
        <Button wide look="plain" disabled={busy} onClick={onFail}>
          {text('access.simulator-fail', { code: unknownErrorCode })}
        </Button>
      </div>
    </>
  )
}

type QuestionProps = { asking: ScanQuestion; busy: boolean; onConfirm(): void; onRefuse(): void }

/** The phone's question before the login, with browser, place and time. */
function Question({ asking, busy, onConfirm, onRefuse }: QuestionProps) {
  const text = useText()
  const format = useFormat()
  const { companyName } = useSettings()
  const { binds, userAgent, ipAddress = '', askedAt } = asking
  const place = isLocalAddress(ipAddress) ? `${ipAddress} · ${text('access.local-network')}` : ipAddress
  return (
    <>
      <h2 className={styles.question}>
        {text(binds ? 'access.simulator-asks-bind' : 'access.simulator-asks-login', { company: companyName })}
      </h2>
      <div className={styles.facts}>
        <Facts
          facts={[
            [text('access.asking-browser'), deviceName(userAgent) ?? text('access.unknown-device')],
            [text('access.asking-place'), place],
            [text('access.made-at'), format.dayTime(askedAt)],
          ]}
        />
      </div>
      <p className="muted">{text('access.simulator-warning')}</p>
      <div className={styles.actions}>
        <Button wide busy={busy} onClick={onConfirm}>
          {text('access.simulator-confirm')}
        </Button>
        <Button wide look="ghost" disabled={busy} onClick={onRefuse}>
          {text('access.simulator-refuse')}
        </Button>
      </div>
    </>
  )
}

/** True for a local or private address, which has no place in the world. */
const isLocalAddress = (address: string) =>
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|::ffff:127\.)/i.test(address)
