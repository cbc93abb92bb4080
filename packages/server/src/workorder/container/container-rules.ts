import { isContainerNo } from '@landbridge/contract/reference/check-digits'
import { Problem } from '@landbridge/contract/shared/problem'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import { type PartKind, partNoOf, vehicle } from '@landbridge/contract/workorder/part-kinds'
import type { JobPart } from '../job.ts'
import { hasField } from '../part-facts-rules.ts'

type Doubted = Pick<JobPart, 'containerNo' | 'containerType' | 'grossWeightKg'>
type BoxFacts = {
  maxPayloadKg: number | undefined
  otherJobNo: string | undefined
  doubtsOfMode: Record<string, WorkorderTextKey>
}

export function doubtsOn(
  container: Doubted,
  { maxPayloadKg, otherJobNo, doubtsOfMode }: BoxFacts,
): Record<string, WorkorderTextKey> {
  const { containerNo, grossWeightKg } = container
  const isTooHeavy = grossWeightKg !== null && maxPayloadKg !== undefined && Number(grossWeightKg) > maxPayloadKg
  return {
    ...(otherJobNo && { containerNo: 'workorder.warn-other-job' }),
    ...(containerNo && !isContainerNo(containerNo) && { containerNo: 'workorder.warn-check-digit' }),
    ...doubtsOfMode,
    ...(isTooHeavy && { grossWeightKg: 'workorder.warn-overweight' }),
  }
}

export function warningsOn(container: Doubted, facts: BoxFacts): WorkorderTextKey[] {
  const byField = Object.values(doubtsOn(container, facts))
  return [...new Set(facts.otherJobNo ? [...byField, 'workorder.warn-other-job' as const] : byField)]
}

/** The number of a container, or the plate of a truck, stands once on a job. */
export function checkPartNo(
  part: Pick<JobPart, 'id' | 'kind' | 'containerNo' | 'truckPlate'>,
  others: readonly JobPart[],
): void {
  const partNo = partNoOf(part)
  if (partNo && others.some((other) => other.id !== part.id && partNoOf(other) === partNo)) {
    throw new Problem(
      'shared.invalid-input',
      part.kind === vehicle ? { truckPlate: 'workorder.truck-twice' } : { containerNo: 'workorder.container-no-twice' },
    )
  }
}

/** The changes of a part without fields that its kind does not have: entering one is refused, clearing one changes nothing. */
export function changesOfKind(kind: PartKind, changes: Partial<JobPart>): Partial<JobPart> {
  const isForeign = (name: string) => !hasField(kind, name)
  const foreign = Object.entries(changes).filter(([name, value]) => isForeign(name) && value !== null)
  if (foreign.length > 0) {
    throw new Problem(
      'shared.invalid-input',
      Object.fromEntries(foreign.map(([name]) => [name, 'workorder.not-of-this-part'])),
    )
  }
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !isForeign(name)))
}
