import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import { figureIn } from '@landbridge/contract/booking/form/form-defaults'
import {
  type InstructionBox,
  type InstructionContent,
  instructionBoxNames,
} from '@landbridge/contract/paper/instruction/instruction-content'
import type { InstructionDifference } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { partNoOf } from '@landbridge/contract/workorder/part-kinds'
import { type PackingLine, packedTotals, sumOf } from '../../packing/index.ts'
import type { ContainerType } from '../../reference/index.ts'
import type { Job, JobPart } from '../../workorder/index.ts'

type JobContentsNow = {
  job: Pick<Job, 'id' | 'customerId'>
  form: BookingForm
  containers: readonly JobPart[]
  packing: readonly PackingLine[]
  types: ReadonlyMap<string, Pick<ContainerType, 'tareKg'>>
  content: InstructionContent
}

/** The changes of a job by its final instruction: box fields, a missing packing list, and differences that stand. */
export type Finalised = {
  boxes: { before: JobPart; changes: Partial<JobPart> }[]
  packing: Omit<PackingLine, 'id'>[]
  differences: InstructionDifference[]
}

export function finalised(standing: JobContentsNow): Finalised {
  const { containers, content, packing } = standing
  const rows = content.containers.flatMap((row, i) => {
    const box = containers.find(({ id }) => id === row.containerId)
    return box ? [{ box, i, ...comparedWith(row, box, standing) }] : []
  })
  const numberOf = ({ box, taken }: (typeof rows)[number]) =>
    (taken.containerNo as string | undefined) ?? partNoOf(box) ?? null
  const numbers = rows.map(numberOf)
  const isTwice = (row: (typeof rows)[number]) => numbers.filter((no) => no && no === numberOf(row)).length > 1
  const settled = rows.map((row) => (row.taken.containerNo && isTwice(row) ? withoutNumber(row) : row))
  const untouched = settled.filter(({ kept }) => !kept.some((name) => name in sums))
  const lines = packing.length > 0 ? [] : packedFrom(standing, untouched.map(numberOf), settled.length === 1)
  const totals = packedTotals(lines)
  return {
    boxes: settled.flatMap((row) => {
      const packed = filledOf(totals.get(numberOf(row) ?? '') ?? {})
      const changes = { ...row.taken, ...packed, ...massWayOf(content, row.box) } as Partial<JobPart>
      return Object.keys(changes).length > 0 ? [{ before: row.box, changes }] : []
    }),
    packing: lines,
    differences: [
      ...settled.flatMap(({ box, i, kept }) =>
        kept.map((name) => ({
          path: `containers.${i}.${name}`,
          ofInstruction: asText(valueIn(content.containers[i] ?? {}, name)),
          ofJob: asText(valueIn(box, name)),
        })),
      ),
      ...packingDifference(standing),
    ],
  }
}

/** The way in which the mass was verified stands once for all boxes; a box that says nothing yet takes it over. */
const massWayOf = ({ vgmWay }: InstructionContent, box: JobPart): Partial<JobPart> =>
  vgmWay && box.vgmWay === null ? { vgmWay } : {}

const sums: Readonly<Record<string, true>> = { packages: true, grossWeightKg: true, volumeM3: true }
const filledOf = <Of extends object>(values: Of): Partial<Of> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))) as Partial<Of>
const valueIn = (values: object, name: string) => (values as Readonly<Record<string, unknown>>)[name]
const asText = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
const isFigure = (value: unknown) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
const isSame = (a: unknown, b: unknown) =>
  asText(a) === asText(b) || (isFigure(a) && isFigure(b) && Number(a) === Number(b))

type ComparedBox = { taken: Record<string, unknown>; kept: string[] }

/** Differing fields of a box: taken over an unknown or booked value, set aside where staff entered another. */
function comparedWith(row: InstructionBox, box: JobPart, standing: JobContentsNow): ComparedBox {
  const other = instructionBoxNames.filter(
    (name) => name in box && !isBlank(row[name]) && !isSame(row[name], valueIn(box, name)),
  )
  const isTaken = (name: string) => isBlank(valueIn(box, name)) || isOfBooking(name, box, standing)
  const takenFields = other.filter(isTaken).map((name) => [name, row[name]])
  return { taken: Object.fromEntries(takenFields), kept: other.filter((name) => !isTaken(name)) }
}

function isOfBooking(name: string, box: JobPart, { form, types }: JobContentsNow): boolean {
  const lines = form.boxes?.filter(({ containerType }) => containerType === box.containerType) ?? []
  if (name === 'containerNo')
    return lines.some(({ shipperContainerNos }) => shipperContainerNos?.includes(box.containerNo ?? ''))
  if (name === 'grossWeightKg') return lines.some((line) => isSame(line.containerCargoKg, box.grossWeightKg))
  return name === 'tareKg' && isSame(types.get(box.containerType ?? '')?.tareKg.toString(), box.tareKg)
}

/** The row without its number, which another container of the job already has. */
const withoutNumber = <Row extends ComparedBox>(row: Row): Row => {
  const { containerNo: _, ...taken } = row.taken
  return { ...row, taken, kept: [...row.kept, 'containerNo'] }
}

/** The packing list made from the instruction's goods, for containers without other entered sums. */
function packedFrom(
  { content, job }: JobContentsNow,
  numbers: readonly (string | null)[],
  isOnly: boolean,
): Omit<PackingLine, 'id'>[] {
  const placeOf = ({ containerNo }: GoodsLine) => (isBlank(containerNo) && isOnly ? numbers[0] : containerNo) ?? null
  const packed = (content.goods ?? []).filter((line) => numbers.includes(placeOf(line)) && placeOf(line) !== null)
  return packed.flatMap((line, index) => {
    const { goodsName, packages, grossWeightKg } = line
    if (!goodsName || !packages || !grossWeightKg) return []
    return [
      {
        jobId: job.id,
        customerId: job.customerId,
        seq: index + 1,
        containerNo: placeOf(line),
        goodsName,
        hsCode: line.hsCode ?? null,
        packages,
        packageType: line.packageType ?? null,
        grossWeightKg,
        netWeightKg: line.netWeightKg ?? null,
        volumeM3: line.volumeM3 ?? null,
        marks: line.marks ?? null,
        lengthCm: null,
        widthCm: null,
        heightCm: null,
        customerOrderNo: null,
        remark: null,
      },
    ]
  })
}

/** A packing list that staff have entered stands; where it adds up to something else, that is said. */
function packingDifference({ packing, content: { goods } }: JobContentsNow): InstructionDifference[] {
  if (packing.length === 0 || !goods?.length) return []
  const counted = (lines: readonly { packages?: number | null | undefined }[]) =>
    lines.reduce((total, { packages }) => total + figureIn(packages), 0)
  const weighed = (lines: readonly { grossWeightKg?: string | null | undefined }[]) =>
    Number(sumOf(lines.map(({ grossWeightKg }) => grossWeightKg ?? null)) ?? 0)
  const both = (lines: readonly (PackingLine | GoodsLine)[]) => `${counted(lines)} / ${weighed(lines)} kg`
  const [ofInstruction, ofJob] = [both(goods), both(packing)]
  return ofInstruction === ofJob ? [] : [{ path: 'goods', ofInstruction, ofJob }]
}
