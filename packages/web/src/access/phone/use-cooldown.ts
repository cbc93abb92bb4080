import { useCallback, useEffect, useState } from 'react'

const secondsLeftOf = (key: string) =>
  Math.max(0, Math.ceil((Number(sessionStorage.getItem(key) ?? 0) - Date.now()) / 1000))

/** Seconds until a button may be pressed again, kept in the tab through reloads. */
export function useCooldown(place: string): readonly [secondsLeft: number, begin: (seconds: number) => void] {
  const key = `sms ${place}`
  const [secondsLeft, setSecondsLeft] = useState(() => secondsLeftOf(key))
  const isWaiting = secondsLeft > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSecondsLeft(secondsLeftOf(key)), 500)
    return () => clearInterval(timer)
  }, [isWaiting, key])
  const beginCooldown = useCallback(
    (seconds: number) => {
      sessionStorage.setItem(key, String(Date.now() + seconds * 1000))
      setSecondsLeft(seconds)
    },
    [key],
  )
  return [secondsLeft, beginCooldown]
}
