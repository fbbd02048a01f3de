/** What was found, as a link to where it is read, and the line that says what it is. */
import { Badge, Link } from '@access/kit'
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
  const formatDate = resultTypes[type]?.formatDate
  return (
    <p className="meta">
      <Badge>{category}</Badge>
      {date && formatDate && <time dateTime={date.slice(0, 10)}>{formatDate(date)}</time>}
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
