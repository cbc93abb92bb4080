import { rateClasses, waybillKinds } from '@landbridge/contract/workorder/fields/job-choices'
import { screenLabels } from '@landbridge/contract/workorder/job-labels'
import { OpenField, TagsField } from '../../platform/form/open-field.tsx'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { useCurrencyCodes } from '../../reference/index.ts'
import type { JobDeskMode } from './job-desk-mode.ts'
import { findAirlines } from './place-lookups.ts'

const WaybillField: JobDeskMode['HeadFields'] = ({ form }) => {
  const text = useText()
  return (
    <OpenField
      form={form}
      name="airWaybillType"
      label={text('workorder.waybill-kind')}
      kind="select"
      options={Object.entries(waybillKinds).map(([value, key]) => ({ value, label: text(key) }))}
      clearable={false}
    />
  )
}

const HeadFields: JobDeskMode['HeadFields'] = ({ form, job }) => {
  const text = useText()
  const currencies = useCurrencyCodes()
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
        options={Object.entries(rateClasses).map(([value, key]) => ({ value, label: text(key) }))}
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

const DeskFlights = lazyPart(async () => (await import('./air-flights-dialog.tsx')).DeskFlights)

/** What the desk types of a work order by air: the house's and the airline's waybill, with the flights in a table. */
export const airFields: JobDeskMode = {
  Parts: DeskFlights,
  masterBill: 'workorder.mawb',
  isTimedByParts: true,
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
}
