import { useCallback, useEffect, useState } from 'react'

const leftOf = (key: string) => Math.max(0, Math.ceil((Number(sessionStorage.getItem(key) ?? 0) - Date.now()) / 1000))

/** Seconds until a button may be pressed again, kept in the tab through reloads. */
export function useCooldown(place: string): readonly [secondsLeft: number, begin: (seconds: number) => void] {
  const key = `sms ${place}`
  const [left, setLeft] = useState(() => leftOf(key))
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(leftOf(key)), 500)
    return () => clearTimeout(timer)
  })
  const begin = useCallback(
    (seconds: number) => {
      sessionStorage.setItem(key, String(Date.now() + seconds * 1000))
      setLeft(seconds)
    },
    [key],
  )
  return [left, begin]
}
