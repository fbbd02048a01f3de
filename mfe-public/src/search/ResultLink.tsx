/** What was found, as a link to where it is read, and the line that says what it is. */
import { Badge, formatLongDate, getCalendarDay } from '@access/kit'
import { Link } from 'react-router-dom'
import { HighlightedText } from '../components/HighlightedText.tsx'
import { resultTypes } from './result-types.ts'
import type { SearchMatchFragment } from './search.generated.ts'

type Match = { match: SearchMatchFragment }

export function ResultLink({
  match: { type, path, slug, id, title },
  className,
}: Match & { className?: string | undefined }) {
  return (
    <Link className={className} to={resultTypes[type]?.buildUrl(path ?? slug ?? id) ?? '/'}>
      <HighlightedText parts={title} />
    </Link>
  )
}

export function ResultMeta({ match: { type, category, date } }: Match) {
  const day = date && resultTypes[type]?.isDated ? getCalendarDay(date) : null
  return (
    <p className="meta">
      <Badge>{category}</Badge>
      {day && <time dateTime={day}>{formatLongDate(day)}</time>}
    </p>
  )
}

export function ResultExcerpt({ match: { excerpt }, className }: Match & { className?: string | undefined }) {
  return excerpt.length === 0 ? null : (
    <p className={className}>
      <HighlightedText parts={excerpt} />
    </p>
  )
}
