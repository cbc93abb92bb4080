import { screenLabels } from '@landbridge/contract/workorder/job-labels'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { rateClasses, waybillKinds } from '@landbridge/contract/workorder/modes/air'
import { lazyPart } from '../../platform/load-part.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { OpenField, TagsField } from '../desk/open-field.tsx'
import { useCurrencies } from '../job-api.ts'
import { jobColumns as c, optionalColumns } from '../list/job-columns.tsx'
import { FlightsCard } from './air-flights.tsx'
import { findAirlines, findAirports } from './air-lookups.ts'
import type { JobMode } from './job-mode.ts'

const kindWords = { P: 'workorder.waybill-with-house', M: 'workorder.waybill-master-only' } as const satisfies Record<
  (typeof waybillKinds)[number],
  TextKey
>

const rateWords = {
  M: 'workorder.rate-minimum',
  N: 'workorder.rate-normal',
  Q: 'workorder.rate-quantity',
  C: 'workorder.rate-commodity',
} as const satisfies Record<(typeof rateClasses)[number], TextKey>

const WaybillField: JobMode['HeadFields'] = ({ form }) => {
  const text = useText()
  return (
    <OpenField
      form={form}
      name="airWaybillType"
      label={text('workorder.waybill-kind')}
      kind="select"
      options={waybillKinds.map((value) => ({ value, label: text(kindWords[value]) }))}
      clearable={false}
    />
  )
}

const HeadFields: JobMode['HeadFields'] = ({ form, job }) => {
  const text = useText()
  const currencies = useCurrencies()
  return (
    <>
      <OpenField form={form} name="houseBillNo" label={text('workorder.hawb')} />
      <WaybillField form={form} job={job} />
      <OpenField
        form={form}
        name="carrierCode"
        label={text('workorder.airline')}
        kind="lookup"
        load={findAirlines}
        labelOf={(code) => (code === job.carrierCode ? (job.airline ?? code) : code)}
        onOption={(airline) => form.setValue('carrierName', airline?.label ?? null)}
      />
      <OpenField
        form={form}
        name="screenState"
        label={text('workorder.screening')}
        kind="select"
        options={Object.entries(screenLabels).map(([value, key]) => ({ value, label: text(key) }))}
        clearable={false}
      />
      <TagsField form={form} name="uldNos" label={text('workorder.uld-nos')} />
      <TagsField form={form} name="specialHandling" label={text('workorder.special-handling')} />
      <OpenField form={form} name="chargeableWeightKg" label={text('workorder.chargeable-weight')} kind="number" />
      <OpenField
        form={form}
        name="rateClass"
        label={text('workorder.rate-class')}
        kind="select"
        options={rateClasses.map((value) => ({ value, label: text(rateWords[value]) }))}
      />
      <OpenField form={form} name="agentIataCode" label={text('workorder.agent-code')} />
      <OpenField form={form} name="declaredForCarriage" label={text('workorder.declared-carriage')} kind="number" />
      <OpenField form={form} name="declaredForCustoms" label={text('workorder.declared-customs')} kind="number" />
      <OpenField
        form={form}
        name="declaredCurrency"
        label={text('workorder.declared-currency')}
        kind="select"
        options={currencies}
      />
      <OpenField form={form} name="handlingText" label={text('workorder.handling-text')} kind="textarea" rows={2} />
    </>
  )
}

/** The flights, over the day on which the first leaves. */
const flightsOf = ({ flightNo, departureNo }: Pick<JobRow, 'flightNo' | 'departureNo'>) => flightNo ?? departureNo

const DeskFlights = lazyPart(async () => (await import('./air-flights-dialog.tsx')).DeskFlights)

/** Work orders by air: a consignment on a flight or a connection, under a house and a master waybill. */
export const air: JobMode = {
  service: 'workorder.air-service',
  listId: 'workorder-air',
  columns: [
    c.jobNo,
    c.state,
    c.next,
    { ...c.masterBill, title: 'workorder.mawb' },
    c.airline,
    c.flightDate,
    c.lane,
    c.received,
    c.chargeableWeight,
    c.track,
    c.eta,
    ...optionalColumns([
      c.booking,
      { ...c.houseBill, title: 'workorder.hawb' },
      c.measuredWeight,
      c.reference,
      c.packages,
      c.weight,
      c.volume,
      c.flight,
      c.etd,
      c.siCutoff,
      c.warehouse,
      c.measuredVolume,
      c.release,
      c.amounts,
      c.ordered,
      c.remark,
    ]),
  ],
  cardColumn: { ...c.masterBill, title: 'workorder.mawb' },
  masterBill: 'workorder.mawb',
  searchedBy: 'workorder.filter-keyword-waybill',
  papersCutoff: 'workorder.documents-cutoff',
  isTimedByParts: true,
  parts: { title: 'workorder.flights', Card: FlightsCard, Desk: DeskFlights },
  departure: {
    title: 'workorder.flights',
    of: flightsOf,
    inLine: (row, text) => {
      const flight = flightsOf(row)
      return flight && text('workorder.on-flight', { flight })
    },
  },
  brief: (job, { text, format }) => [text('workorder.chargeable-weight'), format.number(job.chargeableWeightKg, 1)],
  boxColumns: [],
  facts: (job, { text, format }) => [
    [text('workorder.airline'), job.airline],
    [text('workorder.flight-date'), format.day(job.flightDate)],
    [text('workorder.mawb'), job.masterBillNo],
    [text('workorder.hawb'), job.houseBillNo],
    [text('workorder.waybill-kind'), job.airWaybillType && text(kindWords[job.airWaybillType])],
    [text('workorder.chargeable-weight'), format.number(job.chargeableWeightKg, 1)],
    [text('workorder.rate-class'), job.rateClass],
    [text('workorder.uld-nos'), format.list(job.uldNos ?? []) || undefined],
    [text('workorder.screening'), job.screenState && text(screenLabels[job.screenState])],
    [text('workorder.special-handling'), format.list(job.specialHandling ?? []) || undefined],
    [text('workorder.handling-text'), job.handlingText],
    [text('workorder.declared-carriage'), declared(job.declaredForCarriage, job.declaredCurrency)],
    [text('workorder.declared-customs'), declared(job.declaredForCustoms, job.declaredCurrency)],
  ],
  draft: {
    title: 'workorder.paper-draft-air-waybill',
    toCheck: 'workorder.draft-waybill-to-check',
    hint: 'workorder.draft-waybill-to-check-hint',
    ask: (job, text) => text('workorder.draft-waybill-confirm-ask', { job }),
  },
  BoxFields: () => null,
  HeadFields,
  headValues: (job) => ({
    carrierCode: job.carrierCode,
    carrierName: job.airline === job.carrierCode ? undefined : job.airline,
    chargeableWeightKg: job.waybillWeightKg,
    houseBillNo: job.houseBillNo,
    airWaybillType: job.airWaybillType,
    screenState: job.screenState,
    uldNos: job.uldNos,
    specialHandling: job.specialHandling,
    rateClass: job.rateClass,
    agentIataCode: job.agentIataCode,
    declaredForCarriage: job.declaredForCarriage,
    declaredForCustoms: job.declaredForCustoms,
    declaredCurrency: job.declaredCurrency,
    handlingText: job.handlingText,
  }),
  findEnds: findAirports,
}

const declared = (value: string | undefined, currency: string | undefined) =>
  value && [value, currency].filter(Boolean).join(' ')
