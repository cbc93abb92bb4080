import type {
  ServiceCall,
  ServiceForm,
  ServiceRow,
  serviceDeskEndpoints,
} from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import type { z } from 'zod'

export type ServiceDetail = z.output<typeof serviceDeskEndpoints.show.output>

export const blankService: ServiceForm = {
  serviceCode: '',
  carrierCode: '',
  serviceName: null,
  weekday: 1,
  calls: [
    { placeCode: '', day: 0, terminal: null, loads: true, discharges: false },
    { placeCode: '', day: 30, terminal: null, loads: false, discharges: true },
  ],
  cutoffs: { si: 96, vgm: 48, cargo: 36, customs: 24, filing: null },
  spaces: [
    { containerType: '20GP', total: 10 },
    { containerType: '40HQ', total: 20 },
  ],
  vessels: [],
  active: true,
}

export const serviceValues = (row: ServiceRow): ServiceForm => ({
  serviceCode: row.serviceCode,
  carrierCode: row.carrierCode,
  serviceName: row.serviceName ?? null,
  weekday: row.weekday,
  calls: row.calls.map((call) => ({ ...call, terminal: call.terminal ?? null })),
  cutoffs: { ...row.cutoffs, filing: row.cutoffs.filing ?? null },
  spaces: row.spaces,
  vessels: row.vessels,
  active: row.active,
})

export const inOrderOfDays = (calls: readonly ServiceCall[]): ServiceCall[] =>
  calls.every(({ day }) => Number.isInteger(day)) ? calls.toSorted((a, b) => a.day - b.day) : [...calls]

export const nextCall = (calls: readonly ServiceCall[]): ServiceCall => ({
  placeCode: '',
  day: Math.max(-1, ...calls.map(({ day }) => Number(day) || 0)) + 1,
  terminal: null,
  loads: true,
  discharges: true,
})
