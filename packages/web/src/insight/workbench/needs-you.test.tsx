import { type Todo, todoEndpoints } from '@landbridge/contract/insight/todo'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { bookingTodoLooks } from '../../booking/booking-todo-looks.ts'
import { paths } from '../../paths.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { jobTodoLooks } from '../../workorder/job-todo-looks.ts'
import { NeedsYou, type TodoLooks } from './needs-you.tsx'

const looks = { ...bookingTodoLooks, ...jobTodoLooks } as TodoLooks

const id = 'f0a7c1de-5a0e-4b4f-9a52-0d8b8a3f6a01'
const serve = (items: Todo[]) => servePortal(answer(todoEndpoints.list, { items }))

it('says in the reader’s language what waits, by when, and leads to where it can be done', async () => {
  const lane = { bookingNo: 'R310115-7K3QX', originName: 'Чунцин', destinationName: 'Дуйсбург' }
  serve([
    {
      todoKind: 'papers',
      id,
      serviceModeId: 'R',
      paperNames: ['Отгрузочная инструкция (SI)', 'Инвойс'],
      dueBy: '2031-01-20',
      ...lane,
    },
    { todoKind: 'completion', id, serviceModeId: 'R', jobNo: 'J310116-2', ...lane },
    { todoKind: 'certification' },
  ])
  await openPart(<NeedsYou looks={looks} />, 'ru')
  const papers = await screen.findByRole('link', { name: 'Загрузить: отгрузочная инструкция (SI), инвойс' })
  expect(papers.getAttribute('href')).toBe(paths.booking('railway', id))
  const line = within(papers.closest('li') as HTMLElement)
  expect(line.getByText('R310115-7K3QX · Чунцин – Дуйсбург')).toBeTruthy()
  expect(line.getByText(/^до .*20/)).toBeTruthy()
  const completion = screen.getByRole('link', { name: 'Подтвердить выполнение' })
  expect(completion.getAttribute('href')).toBe(paths.job('railway', id))
  expect(screen.getByRole('link', { name: 'Пройти верификацию компании' }).getAttribute('href')).toBe(
    paths.certification(),
  )
})

it('says so where nothing waits', async () => {
  serve([])
  await openPart(<NeedsYou looks={looks} />)
  expect(await screen.findByText('Nothing needs you right now')).toBeTruthy()
})

it('shows the nearest of each kind with the number of the others, and all of them when asked', async () => {
  const returned = (n: number): Todo => ({
    todoKind: 'returned',
    id: id.replace(/.$/, String(n)),
    serviceModeId: 'R',
    bookingNo: `R310115-AAAA${n}`,
  })
  serve([returned(1), returned(2), returned(3), { todoKind: 'certification' }])
  await openPart(<NeedsYou looks={looks} />)
  expect(await screen.findByText('2 more like this')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: /4/ }))
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})
