import { createContext, type ReactNode, useContext } from 'react'

/** Opens a row's drawer from its own cell. */
const Opening = createContext<(row: object) => void>(() => undefined)

export const OpeningProvider = Opening.Provider

export function OpenRow({ row, children }: { row: object; children: ReactNode }) {
  const open = useContext(Opening)
  return (
    <button type="button" className="link" onClick={() => open(row)}>
      {children}
    </button>
  )
}
