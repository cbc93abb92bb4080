import type { PriceRow } from '@landbridge/contract/pricing/price'
import { pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { favouriteEndpoints as calls } from '@landbridge/contract/workorder/favourite-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { HotLanes } from '../../app/home/hot-lanes.tsx'
import { logIn, startSession } from '../../platform/session.ts'
import { PricingModeProvider, pricingModes } from '../../pricing/modes/pricing-modes.ts'
import { LaneStarProvider, LaneStar as StarOfOffer } from '../../pricing/query/lane-star-slot.tsx'
import { at, pageOf } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, type CallAnswer, type OutputOf, servePortal } from '../../testing/portal.ts'
import { LaneStar } from './lane-star.tsx'

const id = 'b2429e76-ec14-40cc-ac40-654387e6d92c'
const ends = { originCode: 'CNXIA', originName: "Xi'an", destinationCode: 'DEHAM', destinationName: 'Hamburg' }
const kept = { id, kind: 'lane', ...ends, addedAt: at('2031-01-14 10:00:00') } as const

async function logInCustomer(): Promise<void> {
  const customer = {
    ...{ id: 'session', userId: id, realName: 'Chen Mei', role: 'customer', companyRole: 'member' },
    customerState: 1,
  } as const
  await startSession({ loadUser: async () => customer as never, onEnded: () => {}, onFailed: () => {} })
  await logIn('session')
}

const add = { name: "Add Xi'an → Hamburg to favourites" }
const remove = { name: "Remove Xi'an → Hamburg from favourites" }

it.each(['railway', 'sea', 'air', 'truck'] as const)(
  'keeps the lane of an offer as a favourite of its mode, and no longer at the second press (%s)',
  async (mode) => {
    const { code } = modes[mode]
    let items: OutputOf<typeof calls.list>['items'] = [{ ...kept, mode: code === 'S' ? 'R' : 'S' }]
    const { sent } = servePortal(
      answer(calls.list, () => pageOf(...items)),
      answer(calls.add, new Problem('workorder.missing'), () => {
        items = [{ ...kept, mode: code }]
        return { id }
      }),
      answer(calls.remove, () => {
        items = []
        return { id }
      }),
    )
    await logInCustomer()
    await openPart(
      <LaneStarProvider value={LaneStar}>
        <PricingModeProvider value={pricingModes[mode]}>
          <StarOfOffer lane={ends as PriceRow} />
        </PricingModeProvider>
      </LaneStarProvider>,
    )
    // The same lane by another mode is another favourite.
    const star = await screen.findByRole('button', add)
    expect(star.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(star)
    expect(await screen.findByText('There is no such work order')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', add))
    const keptStar = await screen.findByRole('button', remove)
    expect(keptStar.getAttribute('aria-pressed')).toBe('true')
    const asked = { mode: code, originCode: 'CNXIA', destinationCode: 'DEHAM' }
    expect(sent(calls.add)).toEqual([asked, asked])
    await userEvent.click(keptStar)
    await screen.findByRole('button', add)
    expect(sent(calls.remove)).toEqual([{ id }])
  },
)

const hotLane: OutputOf<typeof pricingEndpoints.hotLanes>['items'][number] = {
  ...{ serviceModeId: 'A', ...ends, borderNames: [], weekdays: [1], currency: 'USD', price: '4.20' },
  ...{ transitDaysMin: 2, transitDaysMax: 4, sample: true },
}

async function openHome(...more: CallAnswer[]) {
  const { sent } = servePortal(answer(pricingEndpoints.hotLanes, { items: [hotLane] }), ...more)
  await openPart(<HotLanes />)
  await screen.findByRole('link', { name: /Hamburg/ })
  return sent
}

it('has the star on the lanes of the front page, beside the link and not inside of it', async () => {
  await logInCustomer()
  const sent = await openHome(answer(calls.list, pageOf()), answer(calls.add, { id }))
  const star = await screen.findByRole('button', add)
  expect(star.closest('a')).toBeNull()
  await userEvent.click(star)
  await waitFor(() => expect(sent(calls.add)).toEqual([{ mode: 'A', originCode: 'CNXIA', destinationCode: 'DEHAM' }]))
})
