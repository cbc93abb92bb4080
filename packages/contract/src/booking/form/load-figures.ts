/** Kilograms that a cubic metre and a loading metre stand for, as a price says; unknown while none is taken. */
export type LoadFactors = { kgPerM3?: number | undefined; kgPerLdm?: number | undefined }

/** Measures that a load is charged by beside its weight and volume, in kilograms and metres as they are written on the wire. */
export type ChargeableLoad = {
  volumeWeightKg?: string | undefined
  chargeableWeightKg?: string | undefined
  /** The metres of a truck's floor that it takes: those that the form says, and at least those of pieces on which nothing may stand. */
  loadingMetres?: string | undefined
}
