import { Button } from 'react-aria-components/Button'
import { TagList as AriaTagList, Tag, TagGroup } from 'react-aria-components/TagGroup'
import { useText } from '../text.tsx'
import { Icon } from '../ui/icon.tsx'

type TagListProps = {
  tags: readonly string[]
  /** The label of a tag, its own text by default. */
  labelOf?: (tag: string) => string
  label: string
  /** The tag that the next Backspace removes. */
  marked: string | undefined
  disabled: boolean | undefined
  onRemove: (tags: ReadonlySet<unknown>) => void
}

/** Tags with keys: arrows move, Delete and Backspace remove the focused one. */
export function TagList({ tags, labelOf = (tag) => tag, label, marked, disabled, onRemove }: TagListProps) {
  const text = useText()
  return (
    <TagGroup aria-label={label} className="tag-group" {...(!disabled && { onRemove })}>
      <AriaTagList
        className="tag-list"
        items={tags.map((tag) => ({ id: tag }))}
        dependencies={[marked, labelOf, disabled]}
      >
        {({ id }) => (
          <Tag isDisabled={disabled ?? false} textValue={labelOf(id)} className={id === marked ? 'tag marked' : 'tag'}>
            <span className="cut">{labelOf(id)}</span>
            {!disabled && (
              <Button slot="remove" aria-label={`${text('shared.remove')} ${labelOf(id)}`}>
                <Icon name="close" size="s" />
              </Button>
            )}
          </Tag>
        )}
      </AriaTagList>
    </TagGroup>
  )
}
