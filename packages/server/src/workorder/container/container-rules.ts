import { isContainerNo } from '@landbridge/contract/reference/check-digits'
import { Problem } from '@landbridge/contract/shared/problem'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import { Decimal } from 'decimal.js'
import type { JobContainer, PackingLine } from '../job/job.ts'

type Doubted = Pick<JobContainer, 'containerNo' | 'containerType' | 'grossWeightKg'>
type Facts = {
  maxPayloadKg: number | undefined
  otherJobNo: string | undefined
  /** What the job's mode doubts. */
  ofMode: Record<string, WorkorderTextKey>
}

/** What looks wrong on a container and can be kept all the same, by field. */
export function doubtsOn(
  container: Doubted,
  { maxPayloadKg, otherJobNo, ofMode }: Facts,
): Record<string, WorkorderTextKey> {
  const { containerNo, grossWeightKg } = container
  const isTooHeavy = grossWeightKg !== null && maxPayloadKg !== undefined && Number(grossWeightKg) > maxPayloadKg
  return {
    ...(otherJobNo && { containerNo: 'workorder.warn-other-job' }),
    ...(containerNo && !isContainerNo(containerNo) && { containerNo: 'workorder.warn-check-digit' }),
    ...ofMode,
    ...(isTooHeavy && { grossWeightKg: 'workorder.warn-overweight' }),
  }
}

/** Every doubt as one list, for a container that was kept with them. */
export function warningsOn(container: Doubted, facts: Facts): WorkorderTextKey[] {
  const byField = Object.values(doubtsOn(container, facts))
  return [...new Set(facts.otherJobNo ? [...byField, 'workorder.warn-other-job' as const] : byField)]
}

/** A container number stands once on a job. */
export function checkContainerNo(
  container: Pick<JobContainer, 'id' | 'containerNo'>,
  others: readonly JobContainer[],
): void {
  const { id, containerNo } = container
  if (containerNo && others.some((other) => other.id !== id && other.containerNo === containerNo)) {
    throw new Problem('shared.invalid-input', { containerNo: 'workorder.container-no-twice' })
  }
}

/** What the packing list says is in each container: packages, weight and, where every line has one, volume. */
export function packedTotals(
  lines: readonly Pick<PackingLine, 'containerNo' | 'packages' | 'grossWeightKg' | 'volumeM3'>[],
): Map<string, Pick<JobContainer, 'packages' | 'grossWeightKg' | 'volumeM3'>> {
  const byContainer = Map.groupBy(
    lines.filter((line) => line.containerNo !== null),
    (line) => line.containerNo ?? '',
  )
  return new Map(
    [...byContainer].map(([containerNo, packed]) => [
      containerNo,
      {
        packages: packed.reduce((sum, line) => sum + line.packages, 0),
        grossWeightKg: sumOf(packed.map((line) => line.grossWeightKg)),
        volumeM3: packed.every((line) => line.volumeM3 !== null)
          ? sumOf(packed.map((line) => line.volumeM3 ?? '0'))
          : null,
      },
    ]),
  )
}

/** The sum of decimal figures, with three places; nothing where no figure is known. */
export function sumOf(figures: readonly (string | null)[]): string | null {
  const known = figures.filter((figure) => figure !== null)
  return known.length === 0 ? null : known.reduce((sum, figure) => sum.add(figure), new Decimal(0)).toFixed(3)
}
