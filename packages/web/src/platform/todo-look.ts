import type { useFormat } from './format.ts'
import type { Text } from './text.tsx'
import type { IconName } from './ui/icon.tsx'

export type TodoShown = {
  id?: string | undefined
  serviceModeId?: string | undefined
  paperNames?: string[] | undefined
}

export type TodoLook = {
  icon: IconName
  words(todo: TodoShown, text: Text, format: ReturnType<typeof useFormat>): string
  page(todo: TodoShown): string
}
