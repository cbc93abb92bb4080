import type { DepartureCutoffKind } from '@landbridge/contract/pricing/departure'
import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { type TariffForm, tariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import type { UseFormReturn } from 'react-hook-form'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'

/** The form of an unpublished version. */
export type TariffFormProps = { form: UseFormReturn<TariffForm> }

export const hoursNames = {
  SI: 'siCutoffHours',
  VGM: 'vgmCutoffHours',
  CARGO: 'cargoCutoffHours',
  CUSTOMS: 'customsCutoffHours',
  FILING: 'filingCutoffHours',
} as const satisfies Record<DepartureCutoffKind, keyof TariffForm>

export function blankTariff(usual: Partial<TariffForm>): TariffForm {
  const today = businessDayOf(serverNow())
  return {
    originCode: '',
    destinationCode: '',
    entryPortCode: null,
    validFrom: today,
    validTo: dayAfter(today, 90),
    currency: 'USD',
    salespersonId: null,
    direction: 'E',
    crossTrade: false,
    viaCodes: [],
    operator: null,
    carrierCode: null,
    transitDaysMin: 14,
    transitDaysMax: 18,
    weekdays: [1, 3, 5],
    siCutoffHours: 72,
    cargoCutoffHours: 48,
    customsCutoffHours: 24,
    vgmCutoffHours: null,
    filingCutoffHours: null,
    distanceKm: null,
    weightLimits: [],
    freeDays: 10,
    freeTimes: [],
    pickUpPlaces: [],
    returnPlaces: [],
    surcharges: [],
    sharedContainer: null,
    truckPrices: [],
    partLoad: null,
    largestPiece: null,
    receivingWarehouse: null,
    loadingStops: null,
    unloadingStops: null,
    freeHoursLoading: null,
    freeHoursUnloading: null,
    remark: null,
    ...usual,
  }
}

const names = Object.keys(tariffForm.shape) as (keyof TariffForm)[]

export const tariffValues = (detail: TariffDetail): TariffForm =>
  Object.fromEntries(names.map((name) => [name, detail[name] ?? null])) as unknown as TariffForm

export const sentTariff = (values: TariffForm): TariffForm =>
  Object.fromEntries(
    names.map((name) => [name, values[name] === '' ? null : (values[name] ?? null)]),
  ) as unknown as TariffForm
