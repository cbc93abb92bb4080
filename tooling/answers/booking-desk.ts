import type { Data } from './recorder.ts'
import type { Bookings, Stage } from './stage.ts'

const api = (name: string) => `/api/v1/${name}`
const line = { CostCd: 'RAILF', Currcd: 'USD', UnitCd: 'BOX', Quantity: '2', Rate: '5000', SizeType: '40HQ' }
const one = { ...line, Quantity: '1' }

/** What the desk does with bookings, and what their company answers. */
export async function playBookingDesk(stage: Stage, bookings: Bookings): Promise<void> {
  const { recorder, people } = stage
  const { chen, jana, ops, sales, admin } = people
  const { first, second, third, dangerous, draft, train, laterTrain } = bookings
  recorder.area('booking-desk')
  const desk = (step: string, name: string, fields: object, who = ops) =>
    recorder.call(step, who, ['PUT', api(`admin/booking-${name}`), { ...fields }, { json: true }])
  const list = (step: string, fields: object = {}, headers = {}) =>
    recorder.call(step, ops, ['POST', api('admin/booking-list'), { ...fields }, { headers }])
  const show = (step: string, keyId: string) =>
    recorder.call(step, ops, ['GET', api('admin/booking-detail'), { keyId }])
  await list('the queue')
  await list(
    'the queue in Chinese',
    { pageSize: 2, sortName: 'WaitingSince', sort: 'asc' },
    { 'Accept-Language': 'zh-CN' },
  )
  await list('the queue of all', {
    orderState: 'all',
    Assignee: 'unassigned',
    pageSize: 3,
    sortName: 'WantDate',
    sort: 'desc',
  })
  await list('the queue by keyword', { orderState: 'all', keyword: 'haode' })
  await list('the queue of a company', { orderState: 'all', CustomerId: '00000000-0000-4000-8000-000000000002' })
  await list('the queue wrongly asked', { Assignee: 'nobody', sortName: 'Remark' })
  await recorder.call('the queue for a customer', chen, ['POST', api('admin/booking-list')])
  await recorder.call('operators', ops, ['GET', api('admin/booking-operators')])
  await recorder.call('the queue as a file', ops, ['GET', api('admin/booking-export'), { keyword: 'PO-1' }])
  await show('the first booking at the desk', first)
  await show('the booking of everything at the desk', second)
  await show('the dangerous booking at the desk', dangerous)
  await show('a draft at the desk', draft)
  await desk('assigned', 'assign', { keyId: first, version: 1, OprId: '00000000-0000-4000-8000-000000000021' })
  await desk('received by sales', 'receive', { keyId: first, version: 2 }, sales)
  await desk('received too late', 'receive', { keyId: first, version: 9 })
  const returned = await desk('returned', 'return', {
    keyId: first,
    version: 2,
    ReturnedFields: [
      { Path: 'Goods.0.Weight', Note: 'Too light for so many' },
      { Path: 'Remark', Note: 'Say more' },
    ],
    ReplyText: 'Two things, please.',
  })
  await desk('returned for nothing', 'return', { keyId: second, version: 1, ReturnedFields: [] })
  await recorder.call('the returned booking', chen, ['GET', api('railorderonline-detail'), { keyId: first }])
  const revised = await recorder.call('the returned booking revised', chen, [
    'PUT',
    api('railorderonline'),
    {
      keyId: first,
      version: returned.version,
      submit: 'T',
      Remark: 'Now said',
      Goods: [
        {
          GoodsName: '洗衣机',
          CategoryId: '0101',
          HsCd: '845011',
          Ctns: 818,
          PackUnit: 'CT',
          Weight: '37000',
          Meas: '126',
        },
      ],
    },
    { json: true },
  ])
  await desk('offered without an end', 'offer', { keyId: first, version: revised.version, OfferLines: [line] })
  const offered = await desk('offered', 'offer', {
    keyId: first,
    version: revised.version,
    TrainId: laterTrain,
    OfferLines: [line],
    Until: '2031-01-18 12:00:00',
    Note: 'The first train is full.',
  })
  const asked = await recorder.call('the offer seen', chen, ['GET', api('railorderonline-detail'), { keyId: first }])
  await list('the queue with an offer', { OpenRequest: 'T' })
  const answer = (step: string, keyId: string, { version }: Data, detail: Data, word: string) =>
    recorder.call(step, chen, [
      'PUT',
      api('order-answer'),
      { keyId, version, RequestId: openRequest(detail), Answer: word },
    ])
  const accepted = await answer('the offer accepted', first, offered, asked, 'accept')
  const received = await desk('the first booking received', 'receive', {
    keyId: first,
    version: accepted.version,
    ReplyText: 'Welcome aboard.',
  })
  await show('the received booking at the desk', first)
  await recorder.call('the received booking', chen, [
    'GET',
    api('railorderonline-detail'),
    { keyId: first },
    { headers: { 'Accept-Language': 'zh-CN' } },
  ])
  const stopped = await desk('stopped', 'stop', {
    keyId: first,
    version: received.version,
    ReasonCode: 'CUSTOMS',
    Note: 'Papers do not agree.',
  })
  await desk('received while stopped', 'receive', { keyId: first, version: stopped.version })
  const resumed = await desk('resumed', 'resume', { keyId: first, version: stopped.version })
  const amending = await recorder.call('an amendment asked', chen, [
    'POST',
    api('order-amend'),
    {
      keyId: first,
      version: resumed.version,
      Changes: { WantDate: '2031-01-24', Boxes: [{ SizeType: '40HQ', BoxQty: 3, BoxOwner: 'C', BoxWeight: '12000' }] },
      Note: 'One more box',
    },
    { json: true },
  ])
  await recorder.call('an amendment asked twice', chen, [
    'POST',
    api('order-amend'),
    { keyId: first, version: amending.version, Changes: { WantDate: '2031-01-25' } },
    { json: true },
  ])
  const wanted = await show('the amendment at the desk', first)
  const fee = { Fee: '50', FeeCurrency: 'USD' }
  const change = { keyId: first, RequestId: openRequest(wanted) }
  const priced = { Answer: 'accept', AgreedPrice: [{ ...line, Quantity: '3' }], PriceReason: 'As offered', ...fee }
  await desk('the amendment granted before its fee was agreed to', 'amend', {
    ...change,
    ...priced,
    version: amending.version,
  })
  const named = await desk('the fee of the amendment asked', 'amend', {
    ...change,
    ...priced,
    version: amending.version,
    Answer: 'askFee',
  })
  await recorder.call('the fee of the amendment agreed to', chen, [
    'PUT',
    api('order-answer'),
    { ...change, version: named.version, Answer: 'accept' },
  ])
  await recorder.call('the amended booking', chen, ['GET', api('railorderonline-detail'), { keyId: first }])

  await desk('the booking of everything received', 'receive', {
    keyId: second,
    version: 1,
    TrainId: train,
    AgreedPrice: [one, { ...one, SizeType: '20GP', Rate: '3700' }],
    PriceReason: 'With trucks',
    OprId: '00000000-0000-4000-8000-000000000021',
    DocsDue: [{ DocType: 'INV', DueBy: '2031-01-19', Bringer: 'customer' }],
  })
  await desk('the dangerous booking received at once', 'receive', { keyId: dangerous, version: 1 })
  const lifted = await desk('the dangerous booking lifted', 'lift', {
    keyId: dangerous,
    version: 1,
    Hold: 'dangerous',
    Reason: 'The station has agreed.',
  })
  await desk('a credit lifted by operations', 'lift-credit', { keyId: dangerous, version: 2, Reason: 'Paid' })
  const price = [{ CostCd: 'RAILF', Currcd: 'USD', UnitCd: 'BOX', Quantity: '1', Rate: '9100.5' }]
  await desk('the dangerous booking offered a price', 'offer', {
    keyId: dangerous,
    version: lifted.version,
    OfferLines: price,
    Until: '2031-01-20 12:00:00',
  })
  const seen = await recorder.call('the offered price seen', chen, [
    'GET',
    api('railorderonline-detail'),
    { keyId: dangerous },
  ])
  const withdrawn = await desk('the offer withdrawn', 'withdraw-offer', {
    keyId: dangerous,
    version: seen.version,
    RequestId: openRequest(seen),
  })
  const agreed = await desk('the dangerous booking received', 'receive', {
    keyId: dangerous,
    version: withdrawn.version,
    TrainId: laterTrain,
    AgreedPrice: price,
    PriceReason: 'By telephone',
    Etsh: '2031-01-29 12:00:00',
    Etad: '2031-02-13 18:00:00',
    Cutoffs: [{ CutoffKind: 'SI', At: '2031-01-26 12:00:00', TimeZone: 'Asia/Shanghai' }],
  })
  await recorder.call('a cancellation asked', chen, [
    'PUT',
    api('order-cancel'),
    {
      keyId: dangerous,
      version: agreed.version ?? withdrawn.version,
      ReasonCode: 'PLAN',
      Note: 'No batteries this year',
    },
  ])
  const asks = await show('the cancellation at the desk', dangerous)
  const end = { keyId: dangerous, RequestId: openRequest(asks), Fee: '120.50', FeeCurrency: 'USD' }
  const costly = await desk('the fee of the cancellation asked', 'amend', {
    ...end,
    version: asks.version,
    Answer: 'askFee',
  })
  await recorder.call('the fee of the cancellation agreed to', chen, [
    'PUT',
    api('order-answer'),
    { keyId: dangerous, RequestId: end.RequestId, version: costly.version, Answer: 'accept' },
  ])
  await recorder.call('the cancelled booking', chen, ['GET', api('railorderonline-detail'), { keyId: dangerous }])
  await recorder.call('somebody else’s booking cancelled', jana, [
    'PUT',
    api('order-cancel'),
    { keyId: third, version: 3, ReasonCode: 'PLAN' },
  ])
  await desk('the third booking refused', 'refuse', {
    keyId: third,
    version: (await show('the third booking at the desk', third)).version,
    ReasonCode: 'SPACE',
    Note: 'Full',
  })
  await desk('refused without words', 'refuse', { keyId: third, version: 9, ReasonCode: '', Note: '' })
  const own = await recorder.call('bookings of the other company again', jana, ['POST', api('railorderonline-list')])
  const [theirs] = own.Items as { keyId: string; version: number }[]
  const big = await desk(
    'a booking larger than its train',
    'receive',
    { keyId: theirs?.keyId, version: theirs?.version },
    admin,
  )
  await desk(
    'cancelled by staff',
    'cancel',
    {
      keyId: theirs?.keyId,
      version: big.version ?? theirs?.version,
      ReasonCode: 'CARRIER',
      Fee: '0',
      FeeCurrency: 'USD',
    },
    admin,
  )
  await recorder.call('bookings after the desk', chen, ['POST', api('railorderonline-list'), { pageSize: 20 }])
  await list('the queue after the desk', { orderState: 'all', pageSize: 20 })
}

/** The id of what is asked and not answered yet. */
function openRequest({ Requests }: Data): string | undefined {
  return (Requests as { keyId: string; RequestState: string }[] | undefined)?.find(
    ({ RequestState }) => RequestState === 'open',
  )?.keyId
}
