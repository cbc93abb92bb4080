import type { BookingTodo } from '@landbridge/contract/booking/booking-todo'
import { modeOf } from '@landbridge/contract/shared/modes'
import { paths } from '../paths.ts'
import type { TodoLook } from '../platform/todo-look.ts'
import type { IconName } from '../platform/ui/icon.tsx'
import { todoWords } from './shown/booking-todo.tsx'

const look = (todoKind: BookingTodo['todoKind'], icon: IconName): TodoLook => ({
  icon,
  words: ({ paperNames }, text, format) => todoWords(text, format)({ todoKind, paperNames }),
  page: ({ id = '', serviceModeId = '' }) => paths.booking(modeOf(serviceModeId), id),
})

export const bookingTodoLooks: Readonly<Record<BookingTodo['todoKind'], TodoLook>> = {
  returned: look('returned', 'edit'),
  offer: look('offer', 'message'),
  fee: look('fee', 'bill'),
  papers: look('papers', 'file'),
}
