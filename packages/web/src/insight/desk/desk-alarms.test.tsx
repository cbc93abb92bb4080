import { type DeskAlarm, deskAlarmEndpoints } from '@landbridge/contract/insight/desk-alarm'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { DeskAlarms } from './desk-alarms.tsx'

const until = new Date('2031-01-15T09:30:00Z')
const alarms: DeskAlarm[] = [
  { alarmKind: 'sms-country', countryCode: '7', until },
  { alarmKind: 'one-address', address: '10.0.0.2' },
  { alarmKind: 'audit-unsealed', waiting: 1649, waitingS: 600 },
]
const alarmed = (items: DeskAlarm[]) => servePortal(answer(deskAlarmEndpoints.list, { items }))

it.each([
  [
    'en',
    /to \+7 are sent: no number there gets a code until .*15 Jan/,
    /from 10\.0\.0\.2: a proxy/,
    /1,649 entries .* no seal, the oldest for 10 min/,
  ],
  ['zh-CN', /发往 \+7 的今日短信额度已用完/, /同一地址 10\.0\.0\.2/, /1,649 条记录尚未封存，最早一条已等待 10/],
  ['zh-TW', /發往 \+7 的今日簡訊額度已用完/, /同一位址 10\.0\.0\.2/, /1,649 筆尚未封存，最早一筆已等待 10/],
  [
    'ru',
    /на номера \+7 отправлены: до .*15 янв/,
    /с адреса 10\.0\.0\.2/,
    /1\s649 записей журнала аудита, самая старая уже 10/,
  ],
] as const)('says in %s what is reached and till when', async (language, budget, proxy, audit) => {
  alarmed(alarms)
  await openPart(<DeskAlarms />, language)
  const said = await screen.findByRole('status')
  expect(said.textContent).toMatch(budget)
  expect(said.textContent).toMatch(proxy)
  expect(said.textContent).toMatch(audit)
})

async function open(address: string, ...replies: { samples?: { made: number; total: number } }[]) {
  const lists = replies.map((reply) => ({ items: [], ...reply }))
  const { sent } = servePortal(answer(deskAlarmEndpoints.list, ...lists))
  await openPages([{ path: address, element: <DeskAlarms /> }], address)
  return () => sent(deskAlarmEndpoints.list)
}

it('says on the first page of the desk how far the sample business has come, until all of it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open(deskPaths.bookings(), { samples: { made: 120, total: 1358 } }, {})
  expect(await screen.findByText('Sample data is still arriving: 120 of 1,358 bookings')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(11_000)
  await waitFor(() => expect(screen.queryByText(/Sample data/)).toBeNull())
  vi.useRealTimers()
})

it('says nothing of it on other pages', async () => {
  const reads = await open(deskPaths.failedWork(), { samples: { made: 120, total: 358 } })
  await waitFor(() => expect(reads()).toHaveLength(1))
  expect(screen.queryByText(/Sample data/)).toBeNull()
})
