import { containerCheckDigit, isContainerNo } from '@landbridge/contract/reference/check-digits'
import { cleanContainerNo } from '@landbridge/contract/shared/container-number'
import { useText } from '../../platform/text.tsx'

/** What a container number's last digit should be, as soon as it can be told. */
export function CheckDigit({ no }: { no: string | null | undefined }) {
  const text = useText()
  const typed = cleanContainerNo(no ?? '')
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(typed)) return null
  if (isContainerNo(typed)) return <span className="ok-text">{text('workorder.check-digit-right')}</span>
  return (
    <span className="late">
      {text('workorder.check-digit-should', { digit: String(containerCheckDigit(typed.slice(0, 10))) })}
    </span>
  )
}
