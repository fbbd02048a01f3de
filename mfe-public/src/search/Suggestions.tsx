/** The listbox of the search: where one may go at once. The keyboard stays in the box. */
import { capitalize } from '@access/kit'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { resultGroups } from './result-groups.ts'
import { resultTypes } from './result-types.ts'
import styles from './SearchBox.module.css'
import type { SearchTitleFragment } from './search.generated.ts'

export function Suggestions({
  id,
  isOpen,
  suggestions,
  activeIndex,
  getOptionId,
  onChoose,
}: {
  id: string
  isOpen: boolean
  suggestions: readonly SearchTitleFragment[]
  activeIndex: number
  getOptionId(index: number): string
  onChoose(): void
}) {
  useEffect(() => {
    if (activeIndex >= 0)
      document.getElementById(getOptionId(activeIndex))?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex, getOptionId])

  return (
    <div id={id} role="listbox" aria-label="Suggestions" className={styles.list} hidden={!isOpen}>
      {suggestions.map((suggestion, index) => (
        <Link
          key={`${suggestion.type} ${suggestion.key} ${suggestion.title}`}
          to={buildSuggestionUrl(suggestion)}
          id={getOptionId(index)}
          role="option"
          tabIndex={-1}
          className={styles.option}
          aria-selected={index === activeIndex}
          // The box keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onChoose}
        >
          <span>{suggestion.title}</span> <span className={styles.kind}>{describeKind(suggestion)}</span>
        </Link>
      ))}
    </div>
  )
}

export const buildSuggestionUrl = ({ type, key }: SearchTitleFragment) =>
  resultTypes[type]?.buildUrl(key) ?? '/'

/** A section says of which page it is. */
function describeKind({ kind, title, page }: SearchTitleFragment): string {
  if (page && page !== title) return page
  return capitalize(resultGroups.find(({ name }) => name === kind)?.noun[0] ?? '')
}
