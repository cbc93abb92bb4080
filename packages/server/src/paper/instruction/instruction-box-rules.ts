import type { SentInstruction } from '@landbridge/contract/paper/instruction/instruction-content'
import type { JobPart } from '../../workorder/index.ts'

export type BoxDoor = Pick<JobPart, 'id' | 'containerNo' | 'sealNos'>

/** An instruction after numbers or seals of boxes were corrected: each box says its own, known by its id, and the goods go with it. */
export function doorsCorrected(written: SentInstruction, doors: readonly (BoxDoor & { before?: string | null })[]) {
  const corrected = doors.map((door) => ({
    ...door,
    row: written.containers.find(({ containerId }) => containerId === door.id),
  }))
  const numbers = new Map(
    corrected.flatMap(({ row, before, containerNo }) =>
      [before, row?.containerNo].flatMap((no): [string, string | null][] => (no ? [[no, containerNo]] : [])),
    ),
  )
  const rows = written.containers.map((row) => {
    const door = corrected.find(({ id }) => id === row.containerId)
    return door ? { ...row, containerNo: door.containerNo, sealNos: [...door.sealNos] } : row
  })
  const unwritten = corrected.filter(({ row }) => !row)
  return {
    ...written,
    containers: [
      ...rows,
      ...unwritten.map(({ id, containerNo, sealNos }) => ({ containerId: id, containerNo, sealNos: [...sealNos] })),
    ],
    ...(written.goods && {
      goods: written.goods.map((line) => {
        const no = line.containerNo ? numbers.get(line.containerNo) : undefined
        return no === undefined ? line : { ...line, containerNo: no }
      }),
    }),
  } satisfies SentInstruction
}

/** An instruction after its cargo was stuffed into another shared box: the words and goods of the old box move along. */
export function sharedBoxReplaced(written: SentInstruction, box: BoxDoor): SentInstruction {
  const [row] = written.containers
  if (!row) return written
  const containers = [{ ...row, containerId: box.id }]
  return doorsCorrected({ ...written, containers }, [{ ...box, before: row.containerNo ?? null }])
}
