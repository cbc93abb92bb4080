import { useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { useInstruction } from './instruction-api.ts'

export function ReturnedReasons({ jobNo }: { jobNo: string }) {
  const text = useText()
  const { data } = useInstruction(jobNo)
  if (!data) return null
  return (
    <Note tone="warn">
      {text('paper.si-returned-head')}
      <ul>
        {data.returned.map(({ field, reason }) => (
          <li key={field}>{reason}</li>
        ))}
      </ul>
      {data.returnedNote}
    </Note>
  )
}
