import { phoneEndpoints as calls } from '@landbridge/contract/access/phone-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings, showSettings } from '../../platform/settings.ts'
import { chinaByPhone, pageOf } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { PhoneLogin } from './phone-login.tsx'

// Much is typed here, which takes long where many tests run at once.
vi.setConfig({ testTimeout: 60_000 })

type Options = {
  sitekey: string
  language: string
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}
const ownSettings = readSettings()
const remove = vi.fn()
const render = vi.fn((_place: HTMLElement, _options: Options) => 'widget-1')
/** A script of its own for each test: one that came is fetched by no other. */
let script = ''
let no = 0

beforeEach(() => {
  script = `https://captcha.example/${no++}.js`
  showSettings({ ...ownSettings, captcha: { kind: 'turnstile', siteKey: 'site-key', script } })
})
afterEach(() => {
  vi.clearAllMocks()
  showSettings(ownSettings)
  Reflect.deleteProperty(window, 'turnstile')
})

async function open() {
  const { sent } = servePortal(
    answer(referenceEndpoints.telephoneCodes, pageOf(chinaByPhone)),
    answer(calls.sendCode, {}),
  )
  await openPart(<PhoneLogin onIn={() => {}} />)
  await screen.findByLabelText('Phone')
  return { sent, person: userEvent.setup() }
}

const scripts = () => document.querySelectorAll(`script[src="${script}"]`)
/** The provider's script comes to the page, or does not. */
async function scriptIs(outcome: 'load' | 'error') {
  await waitFor(() => expect(scripts()).toHaveLength(1))
  if (outcome === 'load') Object.assign(window, { turnstile: { render, remove } })
  act(() => void scripts()[0]?.dispatchEvent(new Event(outcome)))
}

it('shows the provider’s widget in place of the picture, and sends its token for the code', async () => {
  const { sent, person } = await open()
  await scriptIs('load')
  await waitFor(() => expect(render).toHaveBeenCalledOnce())
  const options = render.mock.calls[0]?.[1] as Options
  expect([options.sitekey, options.language]).toEqual(['site-key', 'en'])
  expect([screen.queryByLabelText('Characters in the picture'), sent(calls.picture).length]).toEqual([null, 0])

  await person.type(screen.getByLabelText('Phone'), '13892745510')
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText('First confirm that you are not a robot')
  act(() => options.callback('token-1'))
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText('Sending succeeded')
  expect(sent(calls.sendCode)).toMatchObject([{ code: 'token-1' }])
})

it('asks again where the check has expired', async () => {
  const { sent, person } = await open()
  await scriptIs('load')
  await waitFor(() => expect(render).toHaveBeenCalledOnce())
  const options = render.mock.calls[0]?.[1] as Options
  await person.type(screen.getByLabelText('Phone'), '13892745510')
  act(() => options.callback('token-1'))
  act(() => options['expired-callback']())
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText('First confirm that you are not a robot')
  expect(sent(calls.sendCode)).toEqual([])
})

it('fetches a script anew that came without its widget', async () => {
  const { person } = await open()
  await waitFor(() => expect(scripts()).toHaveLength(1))
  act(() => void scripts()[0]?.dispatchEvent(new Event('load')))
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  await scriptIs('load')
  await waitFor(() => expect(render).toHaveBeenCalledOnce())
})

it('sends no token of a check that failed afterwards', async () => {
  const { sent, person } = await open()
  await scriptIs('load')
  await waitFor(() => expect(render).toHaveBeenCalledOnce())
  const options = render.mock.calls[0]?.[1] as Options
  await person.type(screen.getByLabelText('Phone'), '13892745510')
  act(() => options.callback('token-1'))
  act(() => options['error-callback']())
  await person.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByText('First confirm that you are not a robot')
  expect(sent(calls.sendCode)).toEqual([])
})

it('says that the check cannot be made where the provider is away, keeps what was typed, and tries again', async () => {
  const { person } = await open()
  await person.type(screen.getByLabelText('Phone'), '13892745510')
  await scriptIs('error')
  await screen.findByText('We cannot check that you are not a robot at the moment. Try again in a few minutes')
  expect(scripts()).toHaveLength(0)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await scriptIs('load')
  await waitFor(() => expect(render).toHaveBeenCalledOnce())
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '13892745510')
})
