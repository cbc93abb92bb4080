import { expect, it } from 'vitest'
import { openGallery } from './gallery.ts'

it.each([
  [1360, 860],
  [360, 780],
])(
  'shows both versions over the whole width of the form, and every choice can be pressed: %i × %i',
  async (width, height) => {
    for (const language of ['en', 'zh-CN', 'ru'] as const) {
      const { page, state } = await openGallery('versions', { language })
      await page.setViewportSize({ width, height })
      const box = state('two versions')
      const panel = box.getByRole('alert')
      const missing = () =>
        box.evaluate((shown) => {
          const [form, over] = [shown.querySelector('form'), shown.querySelector<HTMLElement>('[role=alert]')]
          const inside = form && form.clientWidth - 2 * Number.parseFloat(getComputedStyle(form).paddingLeft)
          return inside && over && Math.round(inside - over.offsetWidth)
        })
      await expect.poll(missing, { message: language }).toBe(0)
      for (const button of await panel.getByRole('button').all()) await button.click({ trial: true })
      for (const choice of await panel.getByRole('radio').all()) await choice.check()
      await page.context().close()
    }
  },
)
