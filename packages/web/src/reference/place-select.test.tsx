import { referenceEndpoints as reference } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { expect, it } from 'vitest'
import { loadTexts } from '../app/texts.ts'
import { signWith } from '../platform/signing.ts'
import { showWords } from '../platform/text.tsx'
import { pageOf, placeOf } from '../testing/answers.ts'
import { enterField } from '../testing/page.tsx'
import { answer, type OutputOf, type Reply, servePortal } from '../testing/portal.ts'
import { PlaceSelect } from './place-select.tsx'

const xian = placeOf('CNXIA', "Xi'an", { subLabel: 'CNXIA', hotDestination: false })
const zhengzhou = placeOf('CNZGZ', 'Zhengzhou', { subLabel: 'CNZGZ', hotDestination: false })
const group: OutputOf<typeof reference.hotPlaces>[number] = {
  code: 'NW',
  name: 'Northwest',
  nameChs: 'Northwest',
  nameCht: 'Northwest',
  nameEng: 'Northwest',
  nameRus: 'Northwest',
  label: 'Northwest',
  kind: 'city',
  places: [xian],
}

/** A field in a page, over a portal in which it finds these places. */
async function openField(
  places: Reply<typeof reference.railPorts>,
  value = '',
  kinds: Partial<ComponentProps<typeof PlaceSelect>> = {},
) {
  const { sent } = servePortal(
    answer(reference.railPorts, places),
    answer(reference.hotPlaces, [group]),
    answer(reference.favourites, pageOf()),
  )
  signWith({ signatureSecret: 'test-secret', tokenId: '', clockOffsetMs: 0 })
  showWords('en', await loadTexts('en'))
  const chosen: string[] = []
  function Page() {
    const [code, setCode] = useState(value)
    const choose = (next: string) => {
      chosen.push(next)
      setCode(next)
    }
    return <PlaceSelect label="From" mode="RAIL" {...kinds} value={code} onChange={choose} />
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page />
    </QueryClientProvider>,
  )
  const field = await enterField(() => screen.getByRole('combobox', { name: 'From' }))
  return { asked: () => sent(reference.railPorts), chosen, field, user: userEvent.setup() }
}

it('offers the hot places by region before anything is typed', async () => {
  const { user, field } = await openField([xian, zhengzhou])
  await user.click(field)
  expect(await screen.findByText('Northwest')).toBeTruthy()
  expect(screen.getByRole('option', { name: /Xi'an/, hidden: true })).toBeTruthy()
})

it('finds a place as one types, with the keys alone, and takes none before it was found', async () => {
  const { user, field, chosen, asked } = await openField([zhengzhou])
  await user.click(field)
  await user.type(field, '鄭州')
  await user.keyboard('{Enter}')
  expect(chosen).toEqual([])
  await waitFor(() => expect(asked().some(({ key }) => key)).toBe(true))
  await screen.findByRole('option', { name: /Zhengzhou/, hidden: true })
  await user.keyboard('{Enter}')
  expect(chosen).toEqual(['CNZGZ'])
  expect((field as HTMLInputElement).value).toBe('Zhengzhou')
  expect(asked().filter(({ key }) => key === '鄭州')).toHaveLength(1)
})

it('shows the name of a code that stands already', async () => {
  const { field } = await openField([xian], 'CNXIA')
  await waitFor(() => expect((field as HTMLInputElement).value).toBe("Xi'an"))
})

it('says that the list could not be loaded', async () => {
  const { user, field } = await openField(new Problem('shared.broken'))
  await user.click(field)
  expect(await screen.findByText('The list could not be loaded')).toBeTruthy()
})

it('asks for the border crossings of a line alone', async () => {
  const line = { originCode: 'CNXIA', destinationCode: 'DEHAM' }
  const { asked, field, user } = await openField([xian], '', { kind: 'border', within: line })
  await user.click(field)
  await screen.findByRole('option', { name: /Xi'an/, hidden: true })
  expect(asked()[0]).toMatchObject({ type: 'B', originCode: 'CNXIA', destinationCode: 'DEHAM' })
})
