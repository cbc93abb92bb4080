import { modeOf } from '@landbridge/contract/shared/modes'
import { paths } from '../paths.ts'
import type { TodoLook, TodoShown } from '../platform/todo-look.ts'

const page = ({ id = '', serviceModeId = '' }: TodoShown) => paths.job(modeOf(serviceModeId), id)

export const jobTodoLooks = {
  draftBill: { icon: 'file', words: (_, text) => text('insight.todo-draftBill'), page },
  completion: { icon: 'tick', words: (_, text) => text('insight.todo-completion'), page },
} as const satisfies Readonly<Record<string, TodoLook>>
