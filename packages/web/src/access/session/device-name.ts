const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/YaBrowser/, 'Yandex'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const first = (known: readonly [RegExp, string][], words: string) => known.find(([sign]) => sign.test(words))?.[1]

/** Browser and system by the user agent, undefined where unknown. */
export function deviceName(userAgent: string | undefined): string | undefined {
  const named = [first(browsers, userAgent ?? ''), first(systems, userAgent ?? '')].filter(Boolean)
  return named.length > 0 ? named.join(' · ') : undefined
}
