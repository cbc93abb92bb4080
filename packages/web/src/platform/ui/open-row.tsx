import { createContext, type ReactNode, useContext } from 'react'

/** A list that shows a row beside itself is asked by the row's own cell. */
const Opening = createContext<(row: object) => void>(() => undefined)

export const OpeningProvider = Opening.Provider

/** Opens its row beside the list. */
export function OpenRow({ row, children }: { row: object; children: ReactNode }) {
  const open = useContext(Opening)
  return (
    <button type="button" className="link" onClick={() => open(row)}>
      {children}
    </button>
  )
}
