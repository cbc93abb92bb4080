import { Problem } from '@landbridge/contract/shared/problem'
import { Decimal } from 'decimal.js'
import type { Measure } from '../charge/index.ts'
import type { ContainerType } from '../reference/index.ts'

/** The share of a container's inner volume that cargo of several shippers fills at most. */
const stowable = 0.9

/** The limits of a container: cubic metres that can be stowed, and kilograms of its payload. */
export type Limits = { maxVolumeM3?: string | undefined; maxWeightKg: string }

type Inside = Pick<ContainerType, 'volumeM3' | 'innerL' | 'innerW' | 'innerH' | 'maxPayloadKg'>

export function limitsOf({ volumeM3, innerL, innerW, innerH, maxPayloadKg }: Inside): Limits {
  const inner = volumeM3 ?? (innerL && innerW && innerH ? new Decimal(innerL).mul(innerW).mul(innerH).toNumber() : 0)
  return {
    ...(inner > 0 && { maxVolumeM3: new Decimal(inner).mul(stowable).toDecimalPlaces(3).toFixed() }),
    maxWeightKg: String(maxPayloadKg),
  }
}

type Filling = {
  volumeM3: string
  grossWeightKg: string
  volumePct?: number | undefined
  weightPct?: number | undefined
}

const sum = (figures: readonly (string | undefined)[]) =>
  figures.reduce((total, figure) => total.add(figure ?? 0), new Decimal(0))
const percent = (part: Decimal, capacity: string | undefined) =>
  capacity === undefined || Number(capacity) === 0 ? undefined : part.div(capacity).mul(100).round().toNumber()

export function fillOf(cargoes: readonly Measure[], limits: Limits | undefined): Filling {
  const volume = sum(cargoes.map(({ volumeM3 }) => volumeM3))
  const weight = sum(cargoes.map(({ grossWeightKg }) => grossWeightKg))
  return {
    volumeM3: volume.toFixed(3),
    grossWeightKg: weight.toFixed(3),
    volumePct: percent(volume, limits?.maxVolumeM3),
    weightPct: percent(weight, limits?.maxWeightKg),
  }
}

/** Refuses what does not go into a container, and says of what there is too much and by how much. */
export function checkFill(cargoes: readonly Measure[], limits: Limits): void {
  const { volumeM3, grossWeightKg } = fillOf(cargoes, limits)
  const { maxVolumeM3, maxWeightKg } = limits
  if (maxVolumeM3 !== undefined && new Decimal(volumeM3).gt(maxVolumeM3)) {
    throw new Problem('workorder.overfull-volume', undefined, excess(volumeM3, maxVolumeM3, 'm3'))
  }
  if (new Decimal(grossWeightKg).gt(maxWeightKg)) {
    throw new Problem('workorder.overfull-weight', undefined, excess(grossWeightKg, maxWeightKg, 'kg'))
  }
}

const excess = (total: string, limit: string, unit: 'm3' | 'kg') => ({
  total,
  limit,
  over: new Decimal(total).sub(limit).toFixed(3),
  unit,
})
