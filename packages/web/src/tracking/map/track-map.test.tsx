import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../../app/texts.ts'
import type { MapLoader } from './track-map.tsx'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const xian = { latitude: 34.385, longitude: 109.065, address: "Xi'an", time: '18 Nov 21:40' }
const khorgos = { latitude: 44.2, longitude: 80.42, address: 'Khorgos', time: '21 Nov 08:15' }
const taraz = { latitude: 42.9, longitude: 71.38, address: 'Taraz <b>', time: '22 Nov 19:05' }

async function openMap(points: (typeof xian)[], { load }: { load?: MapLoader } = {}) {
  const { TrackMap } = await import('./track-map.tsx')
  const { showWords } = await import('../../platform/text.tsx')
  showWords('en', await loadTexts('en'))
  return render(<TrackMap label="Trace" caption="CSQU 305438 3" points={points} {...(load && { load })} />)
}

const marks = (container: HTMLElement) => ({
  pins: container.querySelectorAll('.map-pin').length,
  circles: container.querySelectorAll('path.map-stop').length,
  lines: container.querySelectorAll('path.map-behind').length,
})

it('keeps the shape of the map while it is loading, looks every second, and shows it', async () => {
  const { container } = await openMap([xian, khorgos, taraz])
  expect(screen.getByRole('status', { name: 'Loading the map…' }).textContent).toBe('')
  await waitFor(() => expect(container.querySelector('.leaflet-container')).not.toBeNull())
  expect(screen.getByText('CSQU 305438 3')).toBeTruthy()
})

it('draws first and last as pins, what is between as hollow circles, joined by one line', async () => {
  const { container } = await openMap([xian, khorgos, taraz])
  await waitFor(() => expect(container.querySelector('.leaflet-container')).not.toBeNull())
  expect(marks(container)).toEqual({ pins: 2, circles: 1, lines: 1 })
  const pins = container.querySelectorAll<HTMLElement>('.map-pin')
  await userEvent.hover(pins[1] as HTMLElement)
  await waitFor(() =>
    expect(container.querySelector('.map-tip')?.textContent).toBe('Taraz <b>42.900, 71.380 · 22 Nov 19:05'),
  )
})

it('names every place where the box was seen, once, beside those that the route names', async () => {
  const seen = [xian, { ...khorgos, name: 'Khorgos yard' }, { ...taraz, name: 'Taraz' }, { ...taraz, name: 'Taraz' }]
  const stops = [{ label: 'Khorgos', latitude: 44.2, longitude: 80.42, passed: true }]
  const { TrackMap } = await import('./track-map.tsx')
  const { showWords } = await import('../../platform/text.tsx')
  showWords('en', await loadTexts('en'))
  const { container } = render(<TrackMap label="Trace" points={seen} stops={stops} />)
  await waitFor(() => expect(container.querySelector('.leaflet-container')).not.toBeNull())
  const names = [...container.querySelectorAll('.map-name')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Khorgos', 'Taraz'])
  expect(container.querySelectorAll('.map-name-minor')).toHaveLength(0)
})

it('names the places behind a box that stands at its end in lesser letters', async () => {
  const { TrackMap } = await import('./track-map.tsx')
  const { showWords } = await import('../../platform/text.tsx')
  showWords('en', await loadTexts('en'))
  const seen = [xian, { ...taraz, name: 'Taraz' }, { ...khorgos, name: 'Khorgos yard' }]
  const stops = [{ label: 'Khorgos', latitude: 44.2, longitude: 80.42, passed: true }]
  const { container } = render(<TrackMap label="Trace" points={seen} stops={stops} />)
  await waitFor(() => expect(container.querySelector('.leaflet-container')).not.toBeNull())
  expect([...container.querySelectorAll('.map-name-minor')].map(({ textContent }) => textContent)).toEqual(['Taraz'])
})

it('names the countries in the language of its reader, under the trace, and where tiles name them not again', async () => {
  const { container } = await openMap([xian, khorgos, taraz])
  await waitFor(() => expect(container.querySelector('.leaflet-container')).not.toBeNull())
  const named = () => [...container.querySelectorAll('.map-country')].map(({ textContent }) => textContent)
  expect(named()).toEqual(expect.arrayContaining(['China', 'Kazakhstan', 'Germany']))
  const { showWords } = await import('../../platform/text.tsx')
  const words = await loadTexts('ru')
  act(() => showWords('ru', words))
  await waitFor(() => expect(named()).toEqual(expect.arrayContaining(['Китай', 'Казахстан', 'Германия'])))
})

it('is moved by buttons, for who cannot drag', async () => {
  const move = vi.fn()
  const nothing = () => {}
  const drawn = { draw: nothing, remove: nothing, zoomIn: nothing, zoomOut: nothing, showWhole: nothing, move }
  await openMap([xian], { load: async () => ({ drawMap: () => drawn }) })
  for (const name of ['Move right', 'Move left', 'Move up', 'Move down'])
    await userEvent.click(await screen.findByRole('button', { name }))
  expect(move.mock.calls.flat()).toEqual(['right', 'left', 'up', 'down'])
})

it('shows the tiles of the service that the deployment names, with its key, in place of the bundled land', async () => {
  const { showSettings, readSettings } = await import('../../platform/settings.ts')
  const own = readSettings()
  showSettings({ ...own, map: { style: 'http://127.0.0.1:9/{z}/{x}/{y}.png?key={key}', key: 'k-1' } })
  const { container } = await openMap([xian, khorgos, taraz])
  await waitFor(() => expect(container.querySelector('.leaflet-tile')).not.toBeNull())
  const asked = [...container.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].map(({ src }) => src)
  for (const address of asked) expect(address).toMatch(/^http:\/\/127\.0\.0\.1:9\/\d+\/\d+\/\d+\.png\?key=k-1$/)
  expect(container.querySelector('.map-land')).toBeNull()
  expect(container.querySelector('.map-country')).toBeNull()
  expect(marks(container).pins).toBe(2)
})

it('asks again for a library that could not be loaded', async () => {
  const load = vi.fn<MapLoader>(async () => {
    if (load.mock.calls.length < 3) throw new Error('offline')
    return import('./map-drawing.ts')
  })
  const { container } = await openMap([xian], { load })
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('status', { name: 'Loading the map…' }).textContent).toBe('')
  await waitFor(() => expect(container.querySelector('.leaflet-container')).not.toBeNull())
  expect(load).toHaveBeenCalledTimes(3)
  expect(marks(container)).toEqual({ pins: 1, circles: 0, lines: 0 })
})

it('says that there is no trace when there is none', async () => {
  await openMap([])
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No movement trace yet'), {
    timeout: 20_000,
  })
})

it('draws the land once more beyond the antimeridian, where a way goes on over the Pacific, and its line in one piece', async () => {
  const { TrackMap } = await import('./track-map.tsx')
  const { showWords } = await import('../../platform/text.tsx')
  showWords('en', await loadTexts('en'))
  const travelled = [
    [31.4, 121.6],
    [51, 180],
    [51, -180],
    [50, -150],
  ]
  const stops = [{ label: 'Los Angeles', latitude: 33.7, longitude: -118.3, passed: false }]
  const { container } = render(<TrackMap label="Trace" points={[]} travelled={travelled} ahead={[]} stops={stops} />)
  await waitFor(() => expect(container.querySelector('.leaflet-container')).not.toBeNull())
  expect(container.querySelectorAll('path.map-land')).toHaveLength(2)
  expect(marks(container).lines).toBe(1)
})
