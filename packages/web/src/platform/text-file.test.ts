import { expect, it } from 'vitest'
import { readTextFile } from './text-file.ts'

it('reads the text of a file whatever program saved it, and refuses one that holds none', async () => {
  expect(await readTextFile(new File(['品名,5'], 'list.csv'))).toEqual({ text: '品名,5', encoding: 'utf-8' })
  const old = Uint8Array.of(0xd7, 0xe0, 0xe9, 0x3b, 0x35)
  expect(await readTextFile(new File([old], 'list.csv'))).toEqual({ text: 'Чай;5', encoding: 'windows-1251' })
  await expect(readTextFile(new File([Uint8Array.of(0x50, 0x4b, 0)], 'list.csv'))).rejects.toMatchObject({
    code: 'shared.file-no-text',
  })
})
