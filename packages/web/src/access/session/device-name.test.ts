import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

it('calls a device by its browser and its system', () => {
  const named = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'curl/8.5.0',
    undefined,
  ].map(deviceName)
  expect(named).toEqual(['Edge · Windows', 'Safari · iOS', 'WeChat · Android', 'Firefox · Linux', undefined, undefined])
})
