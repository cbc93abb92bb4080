import type { PlaceForm } from '@landbridge/contract/reference/reference-desk'
import { referenceDeskEndpoints as desk } from '@landbridge/contract/reference/reference-desk-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { pageOf } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, type Reply, servePortal } from '../../testing/portal.ts'
import { referenceRoutes } from '../reference-routes.tsx'

const names = {
  nameChs: '西安国际港站',
  nameCht: '西安國際港站',
  nameEng: "Xi'an International Port Station",
  nameRus: 'Сиань',
}
const use = { hotOrigin: true, hotDestination: true, active: true, version: 3 }
const where = { latitude: '34.385', longitude: '109.065', timeZone: 'Asia/Shanghai' }
const detail: PlaceForm = { mode: 'RAIL', code: 'CNXIA', ...names, countryCode: 'CN', ...where, ...use }
const row = { mode: 'RAIL', code: 'CNXIA', label: "Xi'an", ...names, countryCode: 'CN', ...use } as const

async function openDesk(...saved: Reply<typeof desk.savePlace>[]) {
  const { sent } = servePortal(
    emptyLists,
    answer(desk.places, pageOf(row)),
    answer(desk.place, detail),
    answer(desk.savePlace, ...saved),
  )
  await openPages(referenceRoutes.desk ?? [], deskPaths.places())
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'CNXIA' }))
  const english = (await screen.findByLabelText('Name in English')) as HTMLInputElement
  return { user, english, saves: () => sent(desk.savePlace) }
}

it('changes the name of a station on the version that was seen', async () => {
  const { user, english, saves } = await openDesk({ ...detail, version: 4 })
  expect(english.value).toBe("Xi'an International Port Station")
  await user.clear(english)
  await user.type(english, 'Xian Port')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const change = { code: 'CNXIA', nameEng: 'Xian Port', latitude: '34.385', version: 3 }
  await waitFor(() => expect(saves()).toMatchObject([change]))
  await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())
})

it('asks for the name in every language before it is sent', async () => {
  const { user, english, saves } = await openDesk(detail)
  await user.clear(english)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter the name in all four languages')).toBeTruthy()
  expect(saves()).toEqual([])
})

it('says that somebody else was quicker', async () => {
  const { user } = await openDesk(new Problem('reference.changed-meanwhile'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert', { name: /Somebody else saved/ })).toBeTruthy()
})
