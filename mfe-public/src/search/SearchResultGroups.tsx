/** The results, kind by kind, each match a link to its page. */
import { ArrowLink, Badge, Link } from '@access/kit'
import { HighlightedText } from '../components/HighlightedText.tsx'
import { buildAllResultsUrl, formatCount, type ResultKind, resultKinds } from './result-kinds.ts'
import styles from './Search.module.css'
import type { SearchGroupFragment, SearchMatchFragment, SearchResultsFragment } from './search.generated.ts'

/** With `singleKind` one kind was searched, so there is no link to more of it. */
export function SearchResultGroups({
  results,
  singleKind,
}: {
  results: SearchResultsFragment
  singleKind: boolean
}) {
  const groups = results.groups.flatMap((group) => {
    const kind = resultKinds.find(({ name }) => name === group.kind)
    return kind ? [{ kind, group }] : []
  })
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, group }) => (
        <ResultGroup
          key={kind.key}
          kind={kind}
          group={group}
          searchText={results.query}
          isSingleKind={singleKind}
        />
      ))}
    </div>
  )
}

function ResultGroup({
  kind,
  group,
  searchText,
  isSingleKind,
}: {
  kind: ResultKind
  group: SearchGroupFragment
  searchText: string
  isSingleKind: boolean
}) {
  const remainingCount = group.total > group.matches.length
  return (
    <section aria-labelledby={kind.key}>
      <h2 id={kind.key}>
        {kind.title}{' '}
        <span className={styles.total}>
          {!group.isTotalExact && 'more than '}
          {formatCount(kind, group.total)}
        </span>
      </h2>
      <ul className={styles.hits}>
        {group.matches.map((result) => (
          <ResultItem key={result.id} kind={kind} result={result} />
        ))}
      </ul>
      {remainingCount && !isSingleKind && (
        <p>
          <ArrowLink to={buildAllResultsUrl(kind, searchText)}>
            All {group.isTotalExact ? formatCount(kind, group.total) : kind.noun[1]}
          </ArrowLink>
        </p>
      )}
      {remainingCount && isSingleKind && (
        <p className="muted">These are the {group.matches.length} that fit best. More words find fewer.</p>
      )}
    </section>
  )
}

function ResultItem({ kind, result }: { kind: ResultKind; result: SearchMatchFragment }) {
  const { category, date, title, excerpt } = result
  return (
    <li className={styles.hit}>
      <h3>
        <Link to={kind.buildUrl(result)}>
          <HighlightedText parts={title} />
        </Link>
      </h3>
      <p className="meta">
        <Badge>{category}</Badge>
        {date && kind.formatDate && <time dateTime={date.slice(0, 10)}>{kind.formatDate(date)}</time>}
      </p>
      {excerpt.length > 0 && (
        <p className={styles.excerpt}>
          <HighlightedText parts={excerpt} />
        </p>
      )}
    </li>
  )
}
