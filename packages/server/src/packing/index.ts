/** Packing: the packing lists of jobs, line by line or read from what was pasted, and their sums. */

export {
  dropPacking,
  enterPacking,
  importPacking,
  type PackingChange,
  type PastedPacking,
  previewPacking,
} from './packing-commands.ts'
export { packingSheetBounds } from './packing-import.ts'
export { type PackedJob, type PackingLine, packingViewOf } from './packing-line.ts'
export { nextSeq, packedTotals, sumOf } from './packing-rules.ts'
export { insertPacking, moveLines, packedJobs, packingOf, renamePartInLines } from './packing-store.ts'
