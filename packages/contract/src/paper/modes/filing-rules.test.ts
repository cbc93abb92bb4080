import { expect, it } from 'vitest'
import { nextState } from '../../shared/lifecycle.ts'
import { filingLifecycle, filingStates } from '../filing/filing-lifecycle.ts'
import { type FilingCargo, proposedFilings } from './filing-rules.ts'

const etd = new Date('2031-02-03T12:00:00Z')
const eta = new Date('2031-03-01T08:00:00Z')
const proposed = (more: Partial<FilingCargo>) =>
  proposedFilings({
    ...{ mode: 'S', originCountry: 'CN', destinationCountry: 'DE', hasHouseBill: true, filingBy: undefined, etd, eta },
    ...more,
  }).map(
    ({ regime, level, filedBy, dueAt }) =>
      `${regime} ${level} ${filedBy} ${dueAt?.toISOString().slice(5, 16).replace('T', ' ')}`,
  )

it.each<[string, Partial<FilingCargo>, string[]]>([
  ['deep sea into the Union', {}, ['ICS2 master CARRIER 02-02 04:00', 'ICS2 house US 02-02 04:00']],
  ['under the line’s own bill', { hasHouseBill: false }, ['ICS2 master CARRIER 02-02 04:00']],
  [
    'by the line on a written mandate',
    { filingBy: 'CARRIER' },
    ['ICS2 master CARRIER 02-02 04:00', 'ICS2 house CARRIER 02-02 04:00'],
  ],
  ['short sea', { originCountry: 'TR' }, ['ICS2 master CARRIER 03-01 06:00', 'ICS2 house US 03-01 06:00']],
  [
    'a long flight',
    { mode: 'A', eta: new Date('2031-02-04T00:00:00Z') },
    ['ICS2 master CARRIER 02-03 20:00', 'ICS2 house US 02-03 09:00'],
  ],
  [
    'a short flight',
    { mode: 'A', eta: new Date('2031-02-03T15:00:00Z') },
    ['ICS2 master CARRIER 02-03 12:00', 'ICS2 house US 02-03 09:00'],
  ],
  [
    'rail at the border',
    { mode: 'R', borderAt: new Date('2031-02-15T10:00:00Z') },
    ['ICS2 master CARRIER 02-15 08:00'],
  ],
  [
    'road at the border',
    { mode: 'T', borderAt: new Date('2031-02-15T10:00:00Z') },
    ['ICS2 master CARRIER 02-15 09:00'],
  ],
  [
    'rail, filed by us as it was agreed',
    { mode: 'R', filingBy: 'US', borderAt: new Date('2031-02-15T10:00:00Z') },
    ['ICS2 master US 02-15 08:00'],
  ],
  ['into Switzerland', { destinationCountry: 'CH', mode: 'T' }, ['ICS2 master CARRIER 03-01 07:00']],
  [
    'the United States',
    { destinationCountry: 'US' },
    ['AMS master CARRIER 02-02 04:00', 'AMS house US 02-02 04:00', 'ISF house OWN 02-02 04:00'],
  ],
  ['within the Union', { originCountry: 'NL', mode: 'T' }, []],
  ['where nobody asks', { destinationCountry: 'KE' }, []],
])('proposes what customs ask for and by when: %s', (_, cargo, filings) => {
  expect(proposed(cargo)).toEqual(filings)
})

it('prints the life of a filing', () => {
  const people = ['staff', 'system'] as const
  const rows = filingStates.flatMap((state) =>
    people.flatMap((by) => {
      const steps = filingLifecycle.flatMap(({ action }) => {
        const to = nextState(filingLifecycle, { state }, { action, by })
        return to ? [`${action} → ${to}`] : []
      })
      return steps.length === 0 ? [] : [`${state} | ${by} | ${steps.join(', ')}`]
    }),
  )
  expect(rows).toEqual([
    'notDue | staff | send → sent, forbid → doNotLoad',
    'notDue | system | fallDue → due',
    'due | staff | send → sent, forbid → doNotLoad',
    'sent | staff | accept → accepted, reject → rejected, forbid → doNotLoad',
    'sent | system | amend → amendDue',
    'accepted | staff | requestInfo → infoRequested, requestScreening → screeningRequested, forbid → doNotLoad',
    'accepted | system | amend → amendDue',
    'rejected | staff | send → sent, forbid → doNotLoad',
    'infoRequested | staff | accept → accepted, forbid → doNotLoad',
    'infoRequested | system | amend → amendDue',
    'screeningRequested | staff | accept → accepted, forbid → doNotLoad',
    'screeningRequested | system | amend → amendDue',
    'amendDue | staff | send → sent, forbid → doNotLoad',
    'doNotLoad | staff | send → sent',
  ])
})
