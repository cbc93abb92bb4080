/** One factor of an edition: kilograms of CO2e for one tonne over one kilometre. */
type EmissionFactorSeed = {
  edition: string
  mode: 'RAIL' | 'SEA' | 'AIR' | 'TRUCK'
  kgPerTonneKm: string
  scope: 'TTW' | 'WTW'
  source: string
  year: number
}

const desnz = {
  edition: '2025-1',
  scope: 'TTW',
  source: 'UK DESNZ greenhouse gas conversion factors',
  year: 2025,
} as const

/** Freight train, container ship, articulated lorry over 33 t and long-haul air, tank to wheel (Open Government Licence, see NOTICE). */
export const emissionFactorSeed: readonly EmissionFactorSeed[] = [
  { ...desnz, mode: 'RAIL', kgPerTonneKm: '0.02779' },
  { ...desnz, mode: 'SEA', kgPerTonneKm: '0.01612' },
  { ...desnz, mode: 'TRUCK', kgPerTonneKm: '0.07703' },
  { ...desnz, mode: 'AIR', kgPerTonneKm: '0.5313' },
]
