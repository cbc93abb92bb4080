/** A narrow title that does not break hyphenated words such as cut-off. */
export const UnbrokenWords = ({ words }: { words: string }) =>
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
