import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import { goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import { englishDescriptionOf } from '@landbridge/contract/booking/form/goods-names'
import {
  type InstructionBox,
  type InstructionContent,
  type InstructionForm,
  instructionBoxNames,
  instructionNames,
} from '@landbridge/contract/paper/instruction/instruction-content'
import { isSame } from '@landbridge/contract/shared/differences'
import type { PackingLine } from '../../packing/index.ts'
import type { JobPart } from '../../workorder/index.ts'
import type { Instruction } from './instruction.ts'

type KnownCargo = { form: BookingForm; containers: readonly JobPart[]; packing: readonly PackingLine[] }

/** The present instruction: its own words, else those of booking and job. */
export function contentOf(
  { form, containers, packing }: KnownCargo,
  kept: Instruction | undefined,
): InstructionContent {
  const written = kept?.content
  const boxes = containers.map((container): InstructionBox => {
    const known = boxKnown(container, form, containers.length)
    const entered = written?.containers.find(({ containerId }) => containerId === container.id)
    return { ...known, ...filledOf(entered ?? {}) }
  })
  const { containers: _, ...entered } = written ?? { containers: [], ...formKnown(form, packing) }
  return { ...entered, containers: boxes }
}

const filledOf = <Of extends object>(values: Of): Partial<Of> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))) as Partial<Of>

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

const valueIn = (values: object, name: string) => (values as Readonly<Record<string, unknown>>)[name]

function formKnown(form: BookingForm, packing: readonly PackingLine[]): InstructionForm {
  const entered = instructionNames.filter((name) => !isBlank(form[name])).map((name) => [name, form[name]])
  const goods = goodsPacked(packing, form)
  const known = goods.length > 0 ? goods : form.goods
  return { ...(Object.fromEntries(entered) as InstructionForm), ...(known && { goods: known.map(withEnglish) }) }
}

/** A line whose description is in Latin letters already needs no second one. */
const withEnglish = (line: GoodsLine): GoodsLine =>
  isBlank(line.goodsNameEnglish) ? { ...line, goodsNameEnglish: englishDescriptionOf(line) } : line

/** The goods on the papers, as the instruction words them, else as known without one, and the packing list in those words. */
export function goodsDescribed(known: KnownCargo, kept: Instruction | undefined) {
  const instructed = kept?.content.goods ?? []
  const isInstructed = instructed.length > 0
  const packed = goodsPacked(known.packing, isInstructed ? { goods: instructed } : known.form)
  return { isInstructed, packed, goods: isInstructed ? instructed : (contentOf(known, undefined).goods ?? []) }
}

/** The packing list with names and codes of the booked goods; of several possible lines only what they share. */
function goodsPacked(packing: readonly PackingLine[], { goods }: BookingForm): GoodsLine[] {
  return packing.map((line, index) => {
    const isAlike = ({ goodsName }: PackingLine) => goodsName === line.goodsName
    const booked = (goods ?? []).filter(({ goodsName, goodsNameEnglish }) =>
      [goodsName, goodsNameEnglish].includes(line.goodsName),
    )
    const isInTurn = booked.length === packing.filter(isAlike).length
    return packedLine(line, isInTurn ? booked[packing.slice(0, index).filter(isAlike).length] : commonTo(booked))
  })
}

function commonTo([first, ...others]: readonly GoodsLine[]): GoodsLine | undefined {
  if (!first) return undefined
  const isCommon = ([name, value]: [string, unknown]) => others.every((one) => isSame(valueIn(one, name), value))
  return Object.fromEntries(Object.entries(first).filter(isCommon)) as GoodsLine
}

function packedLine(line: PackingLine, booked: GoodsLine | undefined): GoodsLine {
  const { containerNo, hsCode, packages, packageType, grossWeightKg, netWeightKg, volumeM3, marks } = line
  const packed = { containerNo, hsCode, packages, packageType, grossWeightKg, netWeightKg, volumeM3, marks }
  const others = { ...booked, netWeightKg: null, volumeM3: null }
  return { ...others, ...(!booked && { goodsName: line.goodsName }), ...filledOf(packed) }
}
