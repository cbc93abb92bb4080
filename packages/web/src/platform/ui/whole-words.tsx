/** A title in a narrow place: a word with a hyphen, such as cut-off, is not torn at it. */
export const WholeWords = ({ words }: { words: string }) =>
  words.split(/(\p{L}+-\p{L}+)/u).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one title, which never move
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
