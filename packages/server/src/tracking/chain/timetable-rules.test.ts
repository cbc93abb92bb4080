import { expect, it } from 'vitest'
import { railChain } from '../modes/rail-chain.ts'
import { type Chain, type ChainPlan, connectionsOf, type Halt, planChain } from '../way/chain-rules.ts'
import type { Milestone } from './timetable-row.ts'
import {
  connectionDelay,
  doubtsAbout,
  lackingAtDeparture,
  progressOf,
  punctualityOf,
  silentHours,
  timetable,
  waitingAtBorder,
} from './timetable-rules.ts'

const khorgos: Halt = { near: 'CNHRS', far: 'KZ0AK', share: 0.33, kind: 'toBroad' }
const brest: Halt = { near: 'BYBQT', far: 'PLMAA', share: 0.85, kind: 'fromBroad' }

const railPlan = (changes: Partial<ChainPlan> = {}): ChainPlan => ({
  originCode: 'CNXIA',
  destinationCode: 'DEHAM',
  halts: [khorgos, brest],
  etd: new Date('2031-02-03T12:00:00Z'),
  eta: new Date('2031-02-17T12:00:00Z'),
  hasCarrierBoxes: true,
  toDoor: true,
  ...changes,
})

const planned = (changes: Partial<ChainPlan> = {}): Milestone[] =>
  planChain(railChain, railPlan(changes)).map((step) => ({
    ...step,
    id: step.step,
    jobId: 'job',
    containerId: null,
    classifier: 'PLN',
  }))

/** Somebody says when a step of the plan was or will be. */
function told(step: string, at: string, changes: Partial<Milestone> = {}): Milestone {
  const plan = planned().find((one) => one.step === step)
  if (!plan) throw new Error(step)
  return { ...plan, id: `${step} ${at}`, classifier: 'ACT', at: new Date(at), ...changes }
}

it('carries a delay on from the departure, but neither earliness nor what was late before the train left', () => {
  const late = timetable([...planned(), told('GTIN.origin', '2031-02-03T09:00:00Z')])
  expect(late.find(({ step }) => step === 'DEPA.origin')?.estimated).toBeUndefined()
  const left = timetable([...planned(), told('DEPA.origin', '2031-02-04T12:00:00Z')])
  expect(left.find(({ step }) => step === 'ARRI.destination')).toMatchObject({
    estimated: new Date('2031-02-18T12:00:00Z'),
    differenceMin: 1440,
  })
  const early = timetable([...planned(), told('DEPA.origin', '2031-02-03T10:00:00Z')])
  expect(early.find(({ step }) => step === 'ARRI.destination')?.estimated).toBeUndefined()
  const guessed = told('ARRI.border2', '2031-02-16T12:00:00Z', { classifier: 'EST' })
  const after = timetable([...planned(), told('DEPA.origin', '2031-02-03T12:00:00Z'), guessed])
  expect(progressOf(after).eta?.getTime()).toBeGreaterThan(Date.parse('2031-02-17T12:00:00Z'))
})

it('takes what was said of a box before what was said of all boxes', () => {
  const all = told('DEPA.origin', '2031-02-03T12:00:00Z')
  const one = told('DEPA.origin', '2031-02-05T12:00:00Z', { containerId: 'CSQU3054383' })
  const rows = [...planned(), one, all]
  expect(progressOf(timetable(rows, ['CSQU3054383'])).atd).toEqual(one.at)
  expect(progressOf(timetable(rows, ['CBHU3202732'])).atd).toEqual(all.at)
  expect(progressOf(timetable(rows)).atd).toEqual(all.at)
})

it('says where cargo is by the last thing that happened, whatever was entered last', () => {
  const arrived = told('ARRI.border1', '2031-02-08T09:00:00Z')
  const departed = told('DEPA.origin', '2031-02-03T12:00:00Z')
  expect(progressOf(timetable([...planned(), arrived, departed]))).toMatchObject({
    lastEventCode: 'ARRI-border',
    lastPlaceCode: 'CNHRS',
    atd: departed.at,
    ata: null,
  })
  expect(progressOf(timetable(planned())).lastEventCode).toBeNull()
})

it('says what lies behind cargo that has left: all up to the last thing that happened, reported or not, and nothing before it left', () => {
  const departed = told('DEPA.origin', '2031-02-03T12:00:00Z')
  const behind = (...happened: Milestone[]) => progressOf(timetable([...planned(), ...happened])).passedCodes
  expect(behind()).toEqual([])
  expect(behind(told('LOAD.origin', '2031-02-03T07:00:00Z'))).toEqual([])
  // What came to the border has left, though nobody reported it.
  expect(behind(told('ARRI.border1', '2031-02-08T09:00:00Z'))).toEqual(['CNXIA', 'CNHRS'])
  expect(behind(departed)).toEqual(['CNXIA'])
  expect(behind(departed, told('ARRI.border1', '2031-02-08T09:00:00Z'))).toEqual(['CNXIA', 'CNHRS'])
  const past = behind(departed, told('ARRI.border2', '2031-02-12T09:00:00Z'))
  expect(past).toEqual(expect.arrayContaining(['CNXIA', 'CNHRS', 'KZ0AK', 'BYBQT']))
  expect(past).not.toContain('DEHAM')
})

it('counts customs as having released what has the milestone of their release', () => {
  const released = told('CUSR.origin', '2031-02-02T12:00:00Z')
  expect(progressOf(timetable(planned())).customsReleased).toEqual([])
  expect(progressOf(timetable([...planned(), released])).customsReleased).toEqual(['export'])
})

it('lets a customs inspection stand where its time puts it', () => {
  const inspection = told('DEPA.border1', '2031-02-09T09:00:00Z', { step: 'CUSI.KZ0AK', seq: 0, event: 'CUSI' })
  const rows = timetable([
    ...planned(),
    told('DEPA.origin', '2031-02-03T12:00:00Z'),
    told('ARRI.border1', '2031-02-08T09:00:00Z'),
    inspection,
  ])
  const steps = rows.map(({ step }) => step)
  expect(steps.indexOf('CUSI.KZ0AK')).toBeGreaterThan(steps.indexOf('ARRI.border1'))
  expect(steps.indexOf('CUSI.KZ0AK')).toBeLessThan(steps.indexOf('ARRI.border2'))
})

it('names the border where a box waits and the clock that runs there, until it has crossed', () => {
  const came = told('ARRI.border1', '2031-02-08T09:00:00Z')
  const crossed = told('CROS.border1', '2031-02-08T17:00:00Z')
  const reloaded = told('RELO.border1', '2031-02-09T09:00:00Z')
  const left = told('DEPA.border1', '2031-02-09T20:00:00Z')
  const departed = told('DEPA.origin', '2031-02-03T12:00:00Z')
  const waiting = (...happened: Milestone[]) => waitingAtBorder(timetable([...planned(), departed, ...happened]))
  expect(waiting()).toBeUndefined()
  const atKhorgos = { placeCode: 'CNHRS', since: came.at }
  expect(waiting(came)).toEqual(atKhorgos)
  const inspected = told('DEPA.border1', '2031-02-08T12:00:00Z', { step: 'CUSI.CNHRS', seq: 0, event: 'CUSI' })
  expect(waiting(came, inspected)).toEqual(atKhorgos)
  expect(waiting(came, crossed)).toBeUndefined()
  expect(waiting(came, reloaded), 'nobody reported the crossing').toBeUndefined()
  expect(waiting(came, crossed, reloaded, left)).toBeUndefined()
})

it('is late, early or on time by days of the place, and silent only under way', () => {
  const of = (one: Date | undefined, other: Date, zone = 'Europe/Berlin') => punctualityOf(one, other, zone)
  const nearMidnight = [new Date('2031-02-17T16:30:00Z'), new Date('2031-02-17T15:30:00Z')] as const
  expect(of(...nearMidnight)).toMatchObject({ delayDays: 0 })
  expect(of(...nearMidnight, 'Asia/Shanghai')).toMatchObject({ delayDays: -1 })
  const promised = new Date('2031-02-17T12:00:00Z')
  expect(of(promised, new Date('2031-02-18T14:00:00Z'))).toEqual({ punctuality: 'late', delayDays: 1 })
  expect(of(promised, new Date('2031-02-17T14:00:00Z'))).toEqual({ punctuality: 'onTime', delayDays: 0 })
  expect(of(promised, new Date('2031-02-15T12:00:00Z'))).toEqual({ punctuality: 'early', delayDays: -2 })
  expect(of(undefined, promised)).toEqual({ punctuality: 'unknown' })
  const now = new Date('2031-02-10T12:00:00Z')
  const seen = new Date('2031-02-08T12:00:00Z')
  expect(silentHours({ atd: seen }, seen, now)).toBe(48)
  expect(silentHours({ atd: seen, ata: now }, seen, now)).toBeUndefined()
  expect(silentHours({}, seen, now)).toBeUndefined()
})

it('doubts a departure before the export release, whether that is recorded later or not at all', () => {
  const departure = { step: 'DEPA.origin', classifier: 'ACT', at: new Date('2031-02-03T12:00:00Z') } as const
  const released = (at: string) => timetable([...planned(), told('CUSR.origin', at)])
  expect(doubtsAbout(timetable(planned()), departure)).toEqual(['tracking.not-released'])
  expect(doubtsAbout(released('2031-02-03T13:00:00Z'), departure)).toEqual(['tracking.before-predecessor'])
  expect(doubtsAbout(released('2031-02-03T10:00:00Z'), departure)).toEqual([])
})

it('doubts a time that stands against its neighbours, or an arrival before any departure', () => {
  const departed = told('DEPA.origin', '2031-02-03T12:00:00Z')
  const came = told('ARRI.border1', '2031-02-08T09:00:00Z')
  const rows = timetable([...planned(), departed, came])
  const doubts = (step: string, at: string, classifier: 'EST' | 'ACT' = 'ACT') =>
    doubtsAbout(rows, { step, classifier, at: new Date(at) })
  expect(doubts('CROS.border1', '2031-02-08T15:00:00Z')).toEqual([])
  expect(doubts('CROS.border1', '2031-02-07T15:00:00Z')).toEqual(['tracking.before-predecessor'])
  expect(doubts('LOAD.origin', '2031-02-05T15:00:00Z')).toEqual(['tracking.after-successor'])
  expect(doubtsAbout(timetable(planned()), { step: 'ARRI.border1', classifier: 'ACT', at: came.at })).toEqual([
    'tracking.not-departed',
  ])
  expect(doubtsAbout(timetable(planned()), { step: 'ARRI.border1', classifier: 'EST', at: came.at })).toEqual([])
})

it('has a box wait where the trains are changed before the border, with the clock of its coming', () => {
  const came = told('ARRI.border2', '2031-02-14T09:00:00Z')
  const way = [
    told('DEPA.origin', '2031-02-03T12:00:00Z'),
    told('ARRI.border1', '2031-02-08T09:00:00Z'),
    told('DEPA.border1', '2031-02-09T20:00:00Z'),
    came,
    told('RELO.border2', '2031-02-15T01:00:00Z'),
  ]
  expect(waitingAtBorder(timetable([...planned(), ...way]))).toEqual({ placeCode: 'BYBQT', since: came.at })
  const crossed = told('CROS.border2', '2031-02-15T11:00:00Z')
  expect(waitingAtBorder(timetable([...planned(), ...way, crossed]))).toBeUndefined()
})

it('has cargo catch what it was planned to go on by, or wait for the next of it', () => {
  const leaves = new Date('2031-03-01T00:00:00Z')
  const days = (reaches: string) => connectionDelay({ reaches: new Date(reaches), leaves, everyDays: 7 }) / 86_400_000
  expect(days('2031-02-26T00:00:00Z')).toBe(0)
  expect(days('2031-03-01T00:00:00Z')).toBe(0)
  expect(days('2031-03-01T00:05:00Z')).toBe(7)
  expect(days('2031-03-08T00:00:00Z')).toBe(7)
  expect(days('2031-03-09T00:00:00Z')).toBe(14)
  expect(connectionDelay({ reaches: undefined, leaves, everyDays: 7 })).toBe(0)
})

/** A way on which the cargo changes at one place to what leaves from there every week. */
const changing = {
  start: [{ event: 'DEPA', hours: 0 }],
  haltRole: 'change',
  halts: {
    change: [
      { event: 'ARRI', hours: 0 },
      { event: 'DISC', hours: 12 },
      { event: 'LOAD', hours: 88, connectsEvery: 7 },
      { event: 'DEPA', hours: 96 },
    ],
  },
  end: [{ event: 'ARRI', hours: 0 }],
} as const satisfies Chain

it('ends a delay where cargo catches its connection, and moves all that follows by whole weeks where it misses it', () => {
  const steps = planChain(
    changing,
    railPlan({
      halts: [{ near: 'DEBRV', far: 'DEBRV', share: 0.75, kind: 'change' }],
      eta: new Date('2031-03-15T12:00:00Z'),
    }),
  )
  const plan = steps.map(
    (step): Milestone => ({ ...step, id: step.step, jobId: 'job', containerId: null, classifier: 'PLN' }),
  )
  const daysLate = (late: Record<string, number>) => {
    const said = Object.entries(late).flatMap(([step, days]) =>
      plan
        .filter((one) => one.step === step)
        .map(
          (one): Milestone => ({
            ...one,
            classifier: step === 'DEPA.origin' ? 'ACT' : 'EST',
            at: new Date(one.at.getTime() + days * 86_400_000),
          }),
        ),
    )
    const rows = timetable([...plan, ...said], undefined, connectionsOf(changing))
    return Object.fromEntries(
      ['ARRI.change1', 'LOAD.change1', 'DEPA.change1', 'ARRI.destination'].map((step) => [
        step,
        (rows.find((row) => row.step === step)?.differenceMin ?? 0) / 1440,
      ]),
    )
  }
  const onwards = (days: number) => ({ 'LOAD.change1': days, 'DEPA.change1': days, 'ARRI.destination': days })
  expect(daysLate({ 'DEPA.origin': 2 })).toEqual({ 'ARRI.change1': 2, ...onwards(0) })
  expect(daysLate({ 'DEPA.origin': 5 })).toEqual({ 'ARRI.change1': 5, ...onwards(7) })
  expect(daysLate({ 'DEPA.origin': 0, 'ARRI.change1': 11 })).toEqual({ 'ARRI.change1': 11, ...onwards(14) })
  expect(daysLate({ 'DEPA.origin': 5, 'DEPA.change1': 3 })).toMatchObject({ 'DEPA.change1': 3, 'ARRI.destination': 3 })
})

it('lets cargo wait at no border where it changes to another carriage', () => {
  const plan = planChain(changing, railPlan({ halts: [{ near: 'DEBRV', far: 'DEBRV', share: 0.75, kind: 'change' }] }))
  const happened = plan.slice(0, 2).flatMap((step) =>
    (['PLN', 'ACT'] as const).map(
      (classifier): Milestone => ({
        ...step,
        id: `${step.step} ${classifier}`,
        jobId: 'job',
        containerId: null,
        classifier,
      }),
    ),
  )
  expect(progressOf(timetable(happened)).lastPlaceCode).toBe('DEBRV')
  expect(waitingAtBorder(timetable(happened))).toBeUndefined()
})

it('warns of a box that leaves without what its mode asks for', () => {
  const box = { seq: 1, partNo: 'CSQU3054383', containerNo: 'CSQU3054383', sealNos: ['KZ1'], consignmentNoteNo: null }
  const needed = ['containerNo', 'sealNos', 'vgmKg'] as const
  expect(lackingAtDeparture([{ ...box, vgmKg: '23400' }], needed)).toEqual({})
  expect(
    lackingAtDeparture([box, { ...box, seq: 2, partNo: undefined, containerNo: null, vgmKg: '1' }], needed),
  ).toEqual({
    'tracking.departs-without-container': ['#2'],
    'tracking.departs-without-vgm': ['CSQU3054383'],
  })
})
