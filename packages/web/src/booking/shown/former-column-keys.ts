import type { Column } from '../../platform/ui/table-columns.tsx'

export type FormerKeys = Readonly<Record<string, string>>

/**
 * Keys under which readers' browsers may still keep columns of bookings, by today's key; others differ only by a
 * capital.
 */
const sharedKeys: FormerKeys = {
  state: 'StateText',
  lane: 'Portl',
  boxes: 'BoxText',
  etd: 'Etsh',
  eta: 'Etad',
  trackLabel: 'TrackText',
  orderedAt: 'OrderDt',
  wantedDate: 'WantDate',
  customerReference: 'ProxyNo',
  jobNo: 'JobNoIn',
  packages: 'Ctns',
  grossWeightKg: 'Weight',
  volumeM3: 'Meas',
  containerNo: 'ConNo',
  price: 'QuoteAmount',
  salesperson: 'Saler',
  createdBy: 'Creator',
  mode: 'SvTrafficId',
  transportType: 'TransType',
}

/** Columns that readers may have chosen by their former keys. */
export const keptByFormerKeys = <Row>(
  columns: readonly Column<Row>[],
  formerKeys = sharedKeys,
): readonly Column<Row>[] =>
  columns.map((column) => ({
    ...column,
    formerKey: formerKeys[column.key] ?? column.formerKey ?? column.key.replace(/^./, (sign) => sign.toUpperCase()),
  }))
