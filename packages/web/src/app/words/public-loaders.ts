// Collected by `npm run collections` from what stands in the areas; not written by hand.
export const publicLoaders = {
  'zh-CN': {
    public: () => import('./zh-cn-public.ts'),
    login: () => import('./zh-cn-login.ts'),
  },
  'zh-TW': {
    public: () => import('./zh-tw-public.ts'),
    login: () => import('./zh-tw-login.ts'),
  },
  en: {
    public: () => import('./en-public.ts'),
    login: () => import('./en-login.ts'),
  },
  ru: {
    public: () => import('./ru-public.ts'),
    login: () => import('./ru-login.ts'),
  },
}
