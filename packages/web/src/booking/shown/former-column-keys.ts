import type { Column } from '../../platform/ui/table-columns.tsx'

export type FormerKeys = Readonly<Record<string, string>>

/** Names under which the columns of bookings were kept in readers' browsers before they had our own, by the name they have now. */
const sharedKeys: FormerKeys = {
  bookingNo: 'BookingNo',
  state: 'StateText',
  lane: 'Portl',
  boxes: 'BoxText',
  goodsName: 'GoodsName',
  etd: 'Etsh',
  eta: 'Etad',
  trackLabel: 'TrackText',
  orderedAt: 'OrderDt',
  wantedDate: 'WantDate',
  loadType: 'LoadType',
  customerReference: 'ProxyNo',
  jobNo: 'JobNoIn',
  packages: 'Ctns',
  grossWeightKg: 'Weight',
  volumeM3: 'Meas',
  containerNo: 'ConNo',
  price: 'QuoteAmount',
  salesperson: 'Saler',
  createdBy: 'Creator',
  remark: 'Remark',
  mode: 'SvTrafficId',
  transportType: 'TransType',
  customerShortName: 'CusAbbrname',
  firstCutoff: 'FirstCutoff',
  checks: 'Checks',
  waitingSince: 'WaitingSince',
  operator: 'OprId',
  revision: 'Revision',
  hsCode: 'HsCd',
}

/** The same columns, which a reader who chose them by their former names still sees. */
export const keptByFormerKeys = <Row>(
  columns: readonly Column<Row>[],
  formerKeys = sharedKeys,
): readonly Column<Row>[] =>
  columns.map((column) => {
    const formerKey = formerKeys[column.key]
    return formerKey ? { ...column, formerKey } : column
  })
