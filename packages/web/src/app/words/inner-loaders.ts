// Collected by `npm run collections` from what stands in the areas; not written by hand.
export const innerLoaders = {
  'zh-CN': {
    inner: () => import('./zh-cn-inner.ts'),
    underway: () => import('./zh-cn-underway.ts'),
    company: () => import('./zh-cn-company.ts'),
    desk: () => import('./zh-cn-desk.ts'),
    palette: () => import('./zh-cn-palette.ts'),
    explained: () => import('./zh-cn-explained.ts'),
  },
  'zh-TW': {
    inner: () => import('./zh-tw-inner.ts'),
    underway: () => import('./zh-tw-underway.ts'),
    company: () => import('./zh-tw-company.ts'),
    desk: () => import('./zh-tw-desk.ts'),
    palette: () => import('./zh-tw-palette.ts'),
    explained: () => import('./zh-tw-explained.ts'),
  },
  en: {
    inner: () => import('./en-inner.ts'),
    underway: () => import('./en-underway.ts'),
    company: () => import('./en-company.ts'),
    desk: () => import('./en-desk.ts'),
    palette: () => import('./en-palette.ts'),
    explained: () => import('./en-explained.ts'),
  },
  ru: {
    inner: () => import('./ru-inner.ts'),
    underway: () => import('./ru-underway.ts'),
    company: () => import('./ru-company.ts'),
    desk: () => import('./ru-desk.ts'),
    palette: () => import('./ru-palette.ts'),
    explained: () => import('./ru-explained.ts'),
  },
}
