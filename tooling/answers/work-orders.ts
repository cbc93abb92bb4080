import type { Data } from './recorder.ts'
import type { Bookings, Jobs, Stage } from './stage.ts'

const api = (name: string) => `/api/v1/${name}`

/** Work orders at the desk and as their company sees them, up to the day the train leaves. */
export async function playWorkOrders({ recorder, people }: Stage, { first, second }: Bookings): Promise<Jobs> {
  const { chen, guo, jana, ops, admin } = people
  recorder.area('workorder-desk')
  const open = (step: string, fields: object) =>
    recorder.call(step, ops, ['POST', api('admin/job-open'), { ...fields }, { json: true }])
  const opened = await open('jobs opened', {
    BookingId: first,
    Shares: [
      { Boxes: [{ SizeType: '40HQ', BoxOwner: 'C', BoxQty: 2 }] },
      { Boxes: [{ SizeType: '40HQ', BoxOwner: 'C', BoxQty: 1 }] },
    ],
  })
  await recorder.settled()
  await open('jobs opened once more', { BookingId: first })
  await open('a job of no booking', { BookingId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' })
  const full = await open('a job of everything', { BookingId: second })
  await recorder.settled()
  const [job, otherJob] = opened.Jobs as { keyId: string; JobNoIn: string }[]
  const [fullJob] = full.Jobs as { keyId: string; JobNoIn: string }[]
  const id = job?.keyId ?? ''
  const show = (step: string, keyId = id, who = ops) =>
    recorder.call(step, who, ['GET', api('admin/job-detail'), { keyId }])
  let seen = await show('a job at the desk')
  await show('a job of everything at the desk', fullJob?.keyId)
  const change = async (step: string, name: string, fields: object, who = ops) => {
    const after = await recorder.call(step, who, [
      'PUT',
      api(`admin/job-${name}`),
      { keyId: id, version: seen.version, ...fields },
      { json: true },
    ])
    if (after.version) seen = after
    return after
  }
  const boxes = () => seen.Containers as { keyId: string }[]
  await change('the head changed wrongly', 'save', {
    SupplierCd: 'CRX',
    SupplierRef: 'CRX-1',
    Remark: 'Handle with care',
    RemarkIn: 'A good customer',
    SiState: 'lost',
    ExportCustomsState: 'declared',
  })
  await change('the head changed', 'save', {
    SupplierCd: 'CRX',
    SupplierRef: 'CRX-1',
    Remark: 'Handle with care',
    RemarkIn: 'A good customer',
    RailBillType: 'CIMSMGS',
    PayerCodes: [{ Railway: 'KTZ', Payer: '77001' }],
    ViaPlaces: [{ PortCd: 'CNHRS', PlannedAt: '2031-01-31 12:00:00' }],
  })
  await change('the head with train and times', 'save', {
    SupplierCd: 'CRX',
    RemarkIn: 'A good customer',
    MBlno: 'MB-7',
    TrainNo: 'X8155',
    Etad: '2031-02-14 18:00:00',
  })
  const box = (changes: object) => ({
    ContainerId: boxes()[0]?.keyId,
    ConNo: 'CSQU3054383',
    SealNo: 'SL1,SL2',
    Ctns: 420,
    Weight: '18640',
    Meas: '64.2',
    TareKg: '3900',
    Blno: 'CN-1',
    WagonNo: '5812345',
    WagonNo2: '94123456',
    WagonNo3: '318012345678',
    StuffTime: '2031-01-16 10:00:00',
    FreeDays: 10,
    ...changes,
  })
  await change('a box with a wrong number', 'container-save', box({ ConNo: 'CSQU3054384', WagonNo: '12' }))
  await change('a box that warns', 'container-save', box({ Weight: '29640' }))
  await change('a box saved', 'container-save', box({ KeepWarnings: 'T' }))
  await change(
    'the second box saved',
    'container-save',
    box({ ContainerId: boxes()[1]?.keyId, ConNo: 'CBHU3202732', KeepWarnings: 'T', Remark: 'Dented' }),
  )
  await change('the same number twice', 'container-save', {
    ConNo: 'CSQU3054383',
    SizeType: '40HQ',
    BoxOwner: 'C',
    KeepWarnings: 'T',
  })
  await change('a third box added', 'container-save', { SizeType: '20GP', BoxOwner: 'C', KeepWarnings: 'T' })
  await change('the third box taken off', 'container-remove', { ContainerId: boxes()[2]?.keyId })
  await change('a box moved nowhere', 'container-move', { ContainerId: boxes()[1]?.keyId, ToJobId: fullJob?.keyId })
  await change('a packing line', 'packing-save', {
    ConNo: 'CSQU3054383',
    GoodsName: '洗衣机',
    HsCd: '845011',
    Ctns: 420,
    PackUnit: 'CT',
    Weight: '18640',
    NetWeight: '18000',
    Meas: '64.2',
    Marks: 'N/M',
    PcsL: '60',
    PcsW: '60',
    PcsH: '85.5',
    CusOrderNo: 'C-1',
  })
  await change('a packing line that is wrong', 'packing-save', {
    ConNo: 'CSQU3054383',
    GoodsName: '',
    HsCd: 'x',
    Ctns: 0,
    Weight: '0',
  })
  await change('packing pasted', 'packing-import', {
    Rows: 'CBHU3202732\t冰箱\t841810\t100\tCT\t5000\t4800\t20\nCBHU3202732\t冰箱 2\t841810\t100\tCT\t5000\t4800\t20',
    Replace: 'F',
  })
  await change('packing pasted wrongly', 'packing-import', { Rows: 'CBHU3202732\t冰箱\t841810\tmany', Replace: 'T' })
  await change('a packing line taken off', 'packing-remove', {
    LineId: (seen.Packing as { keyId: string }[] | undefined)?.[2]?.keyId,
  })
  const charge = (changes: object) => ({
    Side: 'R',
    CostCd: 'RAILF',
    Currcd: 'USD',
    Rate: '5000',
    UnitCd: 'BOX',
    Quantity: '2',
    RecordDate: '2031-01-16',
    ...changes,
  })
  await change('a charge that differs from the quote', 'charge-save', charge({}), admin)
  await change('a charge', 'charge-save', charge({ DiffReason: 'One box more' }), admin)
  await change(
    'a charge in euro',
    'charge-save',
    charge({
      CostCd: 'DOC',
      Currcd: 'EUR',
      Rate: '45.5',
      Quantity: '1',
      UnitCd: 'BILL',
      TaxWay: 'TAXABLE',
      TaxRate: '6',
      DiffReason: 'Asked for',
    }),
    admin,
  )
  await change('a charge to pay', 'charge-save', charge({ Side: 'P', PartyName: 'CRX', Rate: '4100' }), admin)
  await change('a charge that is wrong', 'charge-save', charge({ Side: 'X', CostCd: 'NOPE', Quantity: '0' }), admin)
  const charges = () => (seen.Charges ?? []) as { keyId: string }[]
  await change('a charge deleted', 'charge-delete', { ChargeId: charges()[1]?.keyId }, admin)
  await recorder.call('a job saved too late', ops, [
    'PUT',
    api('admin/job-save'),
    { keyId: id, version: 1, Remark: 'late' },
    { json: true },
  ])
  const list = (step: string, fields: object = {}) =>
    recorder.call(step, ops, ['POST', api('admin/job-list'), { ...fields }])
  await list('jobs at the desk')
  await list('jobs at the desk by keyword', { keyword: 'CSQU3054383', sortName: 'Etsh', sort: 'desc' })
  await list('jobs of a booking at the desk', { BookingId: first, orderState: 'opened', pageSize: 1 })
  await list('jobs wrongly asked', { orderState: 'lost', BookingId: 'x' })

  recorder.area('workorder')
  const ask = (step: string, name: string, fields: object, who = chen) =>
    recorder.call(step, who, ['POST', api(`railorderonline-${name}`), { ...fields }])
  await ask('jobs', 'worklist', {})
  await ask('jobs by departure', 'worklist', { sortName: 'Etsh', sort: 'asc', pageSize: 2 })
  await ask('jobs by keyword', 'worklist', { keyword: 'CBHU' })
  await ask('jobs under way', 'worklist', { orderState: 'underway' })
  await ask('jobs of the other company', 'worklist', {}, jana)
  await ask('jobs of a booking', 'detailworklist', { keyId: first })
  await ask('jobs of somebody else’s booking', 'detailworklist', { keyId: first }, jana)
  const detail = (step: string, fields: object, who = chen) =>
    recorder.call(step, who, ['GET', api('railorderonline-worklistdetail'), { ...fields }])
  await detail('a job', { keyId: id })
  await detail('a job by number', { jobNoIn: job?.JobNoIn }, guo)
  await detail('a job by nothing', {})
  await detail('somebody else’s job', { jobNoIn: job?.JobNoIn }, jana)
  const collected = await recorder.call('a job kept', chen, [
    'POST',
    api('collect'),
    { keyId: id, Note: 'Look at it daily' },
  ])
  await recorder.call('a lane kept', chen, ['POST', api('collect'), { Mode: 'R', PortlCd: 'CNXIA', PortdCd: 'DEDUI' }])
  await recorder.call('nothing kept', chen, ['POST', api('collect'), {}])
  await recorder.call('jobs kept', chen, ['GET', api('collect-list'), { sortName: 'AddedAt', sort: 'desc' }])
  await recorder.call('lanes kept', chen, ['GET', api('collect-list'), { Kind: 'lane' }])
  await recorder.call('a job no longer kept', chen, ['DELETE', api('collect'), { keyId: collected.keyId }])
  await recorder.call('a completion confirmed too early', chen, [
    'PUT',
    api('ordercompletesheet_cofirm'),
    { jobNoIn: job?.JobNoIn },
  ])
  const booking: Data = await recorder.call('the booking with jobs', chen, [
    'GET',
    api('railorderonline-detail'),
    { keyId: first },
  ])
  return {
    job: id,
    jobNo: job?.JobNoIn ?? '',
    bookingNo: String(booking.BookingNo),
    otherJob: otherJob?.keyId ?? '',
    fullJob: fullJob?.keyId ?? '',
    first,
    second,
  }
}
