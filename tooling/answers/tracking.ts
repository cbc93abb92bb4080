import type { Jobs, Stage } from './stage.ts'

const api = (name: string) => `/api/v1/${name}`
const box = 'CSQU3054383'

/** Milestones and positions at the desk, what the company and the holders of its links see, and the end of the job. */
export async function playTracking(
  { recorder, people, logIn }: Stage,
  { job, jobNo, bookingNo, otherJob, fullJob, first, second }: Jobs,
): Promise<void> {
  const { guest, chen, jana, ops } = people
  recorder.area('tracking')
  const desk = async (step: string, method: 'POST' | 'PUT', name: string, fields: object) => {
    const data = await recorder.call(step, ops, [method, api(`admin/${name}`), { ...fields }, { json: true }])
    await recorder.settled()
    return data
  }
  const mark = (step: string, fields: object) =>
    desk(step, 'PUT', 'milestone-save', {
      keyId: job,
      Classifier: 'ACT',
      KeepWarnings: 'T',
      Reason: 'By the terminal',
      ...fields,
    })
  const sheet = await desk('the milestones', 'POST', 'milestone-list', { keyId: job })
  const steps = (sheet.Lines as { Step: string }[]).map(({ Step }) => Step)
  await mark('a milestone in the future', { Step: 'DEPA.origin', At: '2031-01-29 12:30:00', KeepWarnings: 'F' })
  await mark('an estimate', { Step: 'DEPA.origin', At: '2031-01-15 23:00:00', Classifier: 'EST' })
  await mark('a milestone that there is not', { Step: 'NOPE.nowhere', At: '2031-01-15 20:00:00' })
  await mark('loaded', { Step: steps[0], At: '2031-01-15 18:00:00' })
  const gone = await mark('departed', { Step: 'DEPA.origin', At: '2031-01-15 22:00:00' })
  await recorder.call('the shipped booking', chen, ['GET', api('railorderonline-detail'), { keyId: first }])
  const entries = (gone.Lines as { Step: string; Entries: { keyId: string; Classifier: string }[] }[]).find(
    ({ Step }) => Step === 'DEPA.origin',
  )?.Entries
  await desk('a time corrected', 'PUT', 'milestone-correct', {
    keyId: entries?.findLast(({ Classifier }) => Classifier === 'ACT')?.keyId,
    At: '2031-01-15 22:10:00',
    Reason: 'Misread',
    KeepWarnings: 'T',
  })
  await desk('a time corrected without a reason', 'PUT', 'milestone-correct', {
    keyId: entries?.[0]?.keyId,
    At: '2031-01-15 22:10:00',
  })
  await desk('a position', 'PUT', 'position-save', {
    keyId: job,
    ConNo: box,
    Latitude: 44.2,
    Longitude: 80.4,
    Addr: 'Khorgos, China',
    LocationTime: '2031-01-15 22:20:00',
    Source: 'train',
  })
  await desk('a position that is wrong', 'PUT', 'position-save', {
    keyId: job,
    ConNo: 'XXXX',
    Latitude: 144,
    Longitude: 80.4,
    Addr: '',
    LocationTime: '2031-01-15',
    Source: 'guess',
  })
  const csv = [
    'ConNo,LocationTime,Latitude,Longitude,Addr,Source',
    `${box},2031-01-15 22:25:00,44.84,65.5,"Kyzylorda, Kazakhstan",train`,
    'CBHU3202732,2031-01-15 22:25:00,44.84,65.5,"Kyzylorda, Kazakhstan",train',
  ]
  const imported = await desk('positions imported', 'POST', 'position-import', {
    keyId: job,
    Csv: csv.join('\n'),
    KeepWarnings: 'T',
  })
  await desk('positions imported wrongly', 'POST', 'position-import', {
    keyId: job,
    Csv: `${csv[0]}\n${box},yesterday,1,2,x,train`,
  })
  const positions = ((imported.Sheet as { Positions?: { keyId: string; ConNo: string }[] })?.Positions ?? []).filter(
    ({ ConNo }) => ConNo !== box,
  )
  await desk('a position taken away', 'PUT', 'position-remove', { keyId: positions[0]?.keyId, Reason: 'Another box' })
  const list = (step: string, fields: object = {}, who = chen, headers = {}) =>
    recorder.call(step, who, ['POST', api('railwaytracking-list'), { ...fields }, { headers }])
  await list('boxes')
  await list('boxes in Chinese', { filter: box }, chen, { 'Accept-Language': 'zh-CN' })
  await list('boxes by number', { sortName: 'ConNo', sort: 'asc', pageSize: 1, PortdCd: 'DEDUI' })
  await list('boxes departed', { Atd: '2031-01-15,2031-01-16' })
  await list('boxes wrongly asked', { Atd: 'today', sortName: 'Remark' })
  await list('boxes of the other company', {}, jana)
  await list('boxes for a guest', {}, guest)
  const detail = (step: string, fields: object, who = chen, headers = {}) =>
    recorder.call(step, who, ['GET', api('tracking-detail'), { ...fields }, { headers }])
  await detail('a box followed', { keyId: job, ConNo: box })
  await detail('a box followed in Russian', { keyId: first }, chen, { 'Accept-Language': 'ru' })
  await detail('somebody else’s box', { keyId: job }, jana)
  const share = await recorder.call('a link', chen, ['POST', api('share-tracking'), { JobNoIn: jobNo, ConNo: box }])
  await recorder.call('a link to somebody else’s box', jana, [
    'POST',
    api('share-tracking'),
    { JobNoIn: jobNo, ConNo: box },
  ])
  await recorder.call('links', chen, ['GET', api('share-tracking'), { JobNoIn: jobNo }])
  const trace = async (step: string, key: unknown, no = box) =>
    recorder.call(step, guest, [
      'GET',
      `/logistics/open-up/getLocationInfo/${jobNo}/${no}`,
      { orderNum: bookingNo, key },
    ])
  await trace('a trace', share.Key)
  await trace('a trace by a wrong key', 'wrong')
  await trace('a trace of another box', share.Key, 'CBHU3202732')
  await recorder.call('a link ended', chen, ['DELETE', api('share-tracking'), { keyId: share.keyId }])
  await trace('a trace by an ended link', share.Key)

  recorder.area('workorder-end')
  await recorder.pass(6 * 3_600_000)
  await logIn()
  await mark('arrived', { Step: 'ARRI.destination', At: '2031-01-16 08:00:00' })
  const shown = await recorder.call('the arrived job', ops, ['GET', api('admin/job-detail'), { keyId: job }])
  const complete = (step: string, version: unknown) =>
    desk(step, 'PUT', 'job-complete', { keyId: job, version, Note: 'All is well.' })
  await complete('completed too late', 1)
  await complete('completed', shown.version)
  const refuse = (step: string, fields: object, who = chen) =>
    recorder.call(step, who, ['PUT', api('ordercompletesheet-refuse'), { jobNoIn: jobNo, ...fields }])
  await refuse('refused for nothing', { ReasonCode: 'nothing', Reason: 'x' })
  await refuse('refused', { ReasonCode: 'damage', Reason: 'Two cartons arrived wet.' })
  const again = await recorder.call('the refused job', ops, ['GET', api('admin/job-detail'), { keyId: job }])
  await complete('completed again', again.version)
  await recorder.call('confirmed by somebody else', jana, ['PUT', api('ordercompletesheet_cofirm'), { jobNoIn: jobNo }])
  await recorder.call('confirmed', chen, ['PUT', api('ordercompletesheet_cofirm'), { jobNoIn: jobNo }])
  const other = await recorder.call('the other job', ops, ['GET', api('admin/job-detail'), { keyId: otherJob }])
  await desk('the other job cancelled', 'PUT', 'job-cancel', {
    keyId: otherJob,
    version: other.version,
    Reason: 'Not needed',
  })
  const everything = await recorder.call('the booking of everything before its end', chen, [
    'GET',
    api('railorderonline-detail'),
    { keyId: second },
  ])
  await desk('the booking of everything cancelled at a fee that nobody agreed to', 'PUT', 'booking-cancel', {
    keyId: second,
    version: everything.version,
    ReasonCode: 'CARRIER',
    Fee: '80',
    FeeCurrency: 'USD',
  })
  await desk('the booking of everything cancelled', 'PUT', 'booking-cancel', {
    keyId: second,
    version: everything.version,
    ReasonCode: 'CARRIER',
  })
  await recorder.settled()
  await recorder.call('the job of a cancelled booking', ops, ['GET', api('admin/job-detail'), { keyId: fullJob }])
  await recorder.call('the booking of everything in the end', chen, [
    'GET',
    api('railorderonline-detail'),
    { keyId: second },
  ])
  await recorder.call('the booking in the end', chen, ['GET', api('railorderonline-detail'), { keyId: first }])
  await recorder.call('bookings in the end', chen, ['POST', api('railorderonline-list'), { pageSize: 20 }])
  await recorder.call('jobs in the end', chen, ['POST', api('railorderonline-worklist'), {}])
  await recorder.call('counts in the menu', chen, ['GET', api('menu-counts')])
}
