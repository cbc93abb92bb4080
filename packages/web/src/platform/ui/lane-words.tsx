type Lane = { originName?: string | null | undefined; destinationName?: string | null | undefined }

export const laneText = ({ originName, destinationName }: Lane) =>
  [originName, destinationName].filter(Boolean).join(' → ')

/** The way of a row of a list; what does not fit is in the title. */
export const LaneWords = ({ row }: { row: Lane }) => (
  <span className="lane-words" title={laneText(row)}>
    <span>{row.originName}</span>→<span>{row.destinationName}</span>
  </span>
)
