import { isBlank } from '@landbridge/contract/booking/form/form-conditions'
import { goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { GoodsLine } from '@landbridge/contract/booking/form/goods-lines'
import {
  type InstructionBox,
  type InstructionContent,
  type InstructionForm,
  instructionBoxNames,
  instructionNames,
} from '@landbridge/contract/workorder/instruction/instruction-content'
import type { JobPart, PackingLine } from '../job/job.ts'
import type { Instruction } from './instruction.ts'

type Known = { form: BookingForm; containers: readonly JobPart[]; packing: readonly PackingLine[] }

/** What an instruction says now: what was written in it, and where nothing was, what the booking and the job know already. */
export function contentOf({ form, containers, packing }: Known, kept: Instruction | undefined): InstructionContent {
  const written = kept?.content
  const boxes = containers.map((container): InstructionBox => {
    const known = boxKnown(container, form, containers.length)
    const said = written?.containers.find(({ containerId }) => containerId === container.id)
    return { ...known, ...filledOf(said ?? {}) }
  })
  const { containers: _, ...said } = written ?? { containers: [], ...formKnown(form, packing) }
  return { ...said, containers: boxes }
}

const filledOf = <Of extends object>(of: Of): Partial<Of> =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => !isBlank(value))) as Partial<Of>

function boxKnown(container: JobPart, form: BookingForm, count: number): InstructionBox {
  const { id, kind, containerType, containerOwner, truckPlate } = container
  const booked = form.boxes?.find(
    (one) => one.containerType === containerType && (one.containerOwner ?? 'C') === containerOwner,
  )
  const ofJob = Object.fromEntries(instructionBoxNames.map((name) => [name, valueIn(container, name)]))
  const isWhole = count === 1 && (kind !== 'box' || (form.boxes?.length === 1 && booked?.containerQty === 1))
  return {
    containerId: id,
    ...(kind !== 'box' && { partKind: kind }),
    ...(containerType !== null && { containerType }),
    ...(containerOwner !== null && { containerOwner }),
    ...(truckPlate !== null && { truckPlate }),
    ...(booked?.cscValidTo && { cscValidTo: booked.cscValidTo }),
    ...(isWhole && filledOf(goodsTotals(form))),
    ...filledOf(ofJob),
  }
}

const valueIn = (of: object, name: string) => (of as Readonly<Record<string, unknown>>)[name]

function formKnown(form: BookingForm, packing: readonly PackingLine[]): InstructionForm {
  const said = instructionNames.filter((name) => !isBlank(form[name])).map((name) => [name, form[name]])
  const goods = packing.map((line) => packedGoods(line, form))
  return { ...(Object.fromEntries(said) as InstructionForm), ...(goods.length > 0 && { goods }) }
}

/** A line of the packing list, with the names and codes that the booking has for such goods. */
function packedGoods(line: PackingLine, { goods }: BookingForm): GoodsLine {
  const booked = goods?.find(({ goodsName, goodsNameEnglish }) =>
    [goodsName, goodsNameEnglish].includes(line.goodsName),
  )
  const { containerNo, hsCode, packages, packageType, grossWeightKg, netWeightKg, volumeM3, marks } = line
  const packed = { containerNo, hsCode, packages, packageType, grossWeightKg, netWeightKg, volumeM3, marks }
  const others = { ...booked, netWeightKg: null, volumeM3: null }
  return { ...others, ...(!booked && { goodsName: line.goodsName }), ...filledOf(packed) }
}
