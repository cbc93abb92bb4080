import { expect, it } from 'vitest'
import { nextState } from '../../shared/lifecycle.ts'
import { filingLifecycle, filingStates } from '../filing/filing-lifecycle.ts'
import type { FilingRule } from '../filing/filing-rule.ts'
import { type FilingCargo, proposedFilings } from './filing-rules.ts'

const etd = new Date('2031-02-03T12:00:00Z')
const eta = new Date('2031-03-01T08:00:00Z')
const rule = (more: Partial<FilingRule>): FilingRule => ({
  id: '0a70c7d2-5b0e-4f39-9d4e-2f1b6a240001',
  countryCode: 'CA',
  mode: 'S',
  regime: 'ACI',
  hours: 24,
  filingScope: 'masterAndHouse',
  countedFrom: 'loading',
  filedBy: 'US',
  active: true,
  version: 1,
  ...more,
})
const eaeu = { mode: 'T', regime: 'EAEU', hours: 2, filingScope: 'master', countedFrom: 'border' } as const
const rules = [
  rule({}),
  rule({ mode: 'A', hours: 1 }),
  rule({ countryCode: 'GB', regime: 'GB', hours: 2, countedFrom: 'arrival', filedBy: 'OWN' }),
  rule({ countryCode: 'TR', regime: 'TR', hours: 6, countedFrom: 'departure', active: false }),
  ...['KZ', 'RU', 'BY'].map((countryCode) =>
    rule({ ...eaeu, countryCode, filedBy: 'CARRIER', active: countryCode !== 'BY' }),
  ),
]
const proposed = (more: Partial<FilingCargo>) =>
  proposedFilings(
    {
      mode: 'S',
      originCountry: 'CN',
      destinationCountry: 'DE',
      hasHouseBill: true,
      filingBy: undefined,
      etd,
      eta,
      via: [],
      ...more,
    },
    rules,
  ).map(
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
    { mode: 'R', via: [{ countryCode: 'PL', at: new Date('2031-02-15T10:00:00Z') }] },
    ['ICS2 master CARRIER 02-15 08:00'],
  ],
  [
    'road at the border',
    { mode: 'T', via: [{ countryCode: 'PL', at: new Date('2031-02-15T10:00:00Z') }] },
    ['ICS2 master CARRIER 02-15 09:00'],
  ],
  [
    'rail, filed by us as it was agreed',
    { mode: 'R', filingBy: 'US', via: [{ countryCode: 'PL', at: new Date('2031-02-15T10:00:00Z') }] },
    ['ICS2 master US 02-15 08:00'],
  ],
  ['into Switzerland', { destinationCountry: 'CH', mode: 'T' }, ['ICS2 master CARRIER 03-01 07:00']],
  [
    'the United States',
    { destinationCountry: 'US' },
    ['AMS master CARRIER 02-02 04:00', 'AMS house US 02-02 04:00', 'ISF house OWN 02-02 04:00'],
  ],
  [
    'Canada by sea, as staff keep it',
    { destinationCountry: 'CA' },
    ['ACI master CARRIER 02-02 04:00', 'ACI house US 02-02 04:00'],
  ],
  ['Canada by air', { destinationCountry: 'CA', mode: 'A', hasHouseBill: false }, ['ACI master CARRIER 02-03 08:00']],
  [
    'Great Britain, the house by the cut-off of the line',
    { destinationCountry: 'GB', filingCutoff: new Date('2031-02-01T12:00:00Z') },
    ['GB master CARRIER 03-01 06:00', 'GB house OWN 02-01 12:00'],
  ],
  ['a country that was switched off', { destinationCountry: 'TR' }, []],
  [
    'road into the Eurasian union, at its first place on the way',
    {
      mode: 'T',
      destinationCountry: 'RU',
      via: [
        { countryCode: 'CN', at: new Date('2031-02-14T10:00:00Z') },
        { countryCode: 'KZ', at: new Date('2031-02-15T10:00:00Z') },
      ],
    },
    ['EAEU master CARRIER 02-15 08:00'],
  ],
  [
    'road by the last place before it where none inside is known',
    {
      mode: 'T',
      originCountry: 'DE',
      destinationCountry: 'RU',
      filingBy: 'OWN',
      via: [{ countryCode: 'PL', at: new Date('2031-02-15T10:00:00Z') }],
    },
    ['EAEU master OWN 02-15 08:00'],
  ],
  ['road without places on the way', { mode: 'T', destinationCountry: 'RU' }, ['EAEU master CARRIER 03-01 06:00']],
  ['within one customs territory', { mode: 'T', originCountry: 'BY', destinationCountry: 'RU' }, []],
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
