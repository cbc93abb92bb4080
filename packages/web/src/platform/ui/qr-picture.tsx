import { useMemo } from 'react'
import { encode } from 'uqr'

/** A QR code, dark on white in both themes for cameras. */
export function QrPicture({ value, label, size = 200 }: { value: string; label: string; size?: number }) {
  const { data, size: modules } = useMemo(() => encode(value, { ecc: 'M', border: 2 }), [value])
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
