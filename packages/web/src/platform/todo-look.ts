import type { useFormat } from './format.ts'
import type { Text } from './text.tsx'
import type { IconName } from './ui/icon.tsx'

/** A thing to do, as far as every area that hands one in knows it. */
export type TodoShown = {
  id?: string | undefined
  serviceModeId?: string | undefined
  paperNames?: string[] | undefined
}

/** A kind of thing to do in the list of what waits: its picture, its words, and the page on which one does it. */
export type TodoLook = {
  icon: IconName
  words(todo: TodoShown, text: Text, format: ReturnType<typeof useFormat>): string
  page(todo: TodoShown): string
}
