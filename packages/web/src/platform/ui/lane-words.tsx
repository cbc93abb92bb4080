type Lane = { originName?: string | null | undefined; destinationName?: string | null | undefined }

export const laneText = ({ originName, destinationName }: Lane) =>
  [originName, destinationName].filter(Boolean).join(' → ')

/** A row's route with its border port below, whole in the title. */
export const LaneWords = ({ row, port }: { row: Lane; port?: string | undefined }) => (
  <span className="lane-words" title={[laneText(row), port].filter(Boolean).join(' · ')}>
    <span>{row.originName}</span>→<span>{row.destinationName}</span>
    {port && <small className="muted">{port}</small>}
  </span>
)
