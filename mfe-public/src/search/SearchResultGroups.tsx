/** The results, group by group, each match a link to its page. */
import { ArrowLink } from '@access/kit'
import { ResultExcerpt, ResultLink, ResultMeta } from './ResultLink.tsx'
import { buildAllResultsUrl, formatCount, type ResultGroup, resultGroups } from './result-groups.ts'
import styles from './Search.module.css'
import type { SearchGroupFragment, SearchResultsFragment } from './search.generated.ts'

/** With `isSingleGroup` one group was searched, so there is no link to more of it. */
export function SearchResultGroups({
  results,
  isSingleGroup,
}: {
  results: SearchResultsFragment
  isSingleGroup: boolean
}) {
  const groups = results.groups.flatMap((foundGroup) => {
    const group = resultGroups.find(({ name }) => name === foundGroup.kind)
    // The best match stands above all groups.
    const matches = foundGroup.matches.filter(({ id }) => id !== results.bestMatch?.id)
    return group && matches.length > 0 ? [{ group, foundGroup, matches }] : []
  })
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <GroupSection
          key={group.group.key}
          {...group}
          searchText={results.query}
          isSingleGroup={isSingleGroup}
        />
      ))}
    </div>
  )
}

function GroupSection({
  group,
  foundGroup,
  matches,
  searchText,
  isSingleGroup,
}: {
  group: ResultGroup
  foundGroup: SearchGroupFragment
  matches: SearchGroupFragment['matches']
  searchText: string
  isSingleGroup: boolean
}) {
  const hasMore = foundGroup.total > foundGroup.matches.length
  return (
    <section aria-labelledby={group.key}>
      <h2 id={group.key}>
        {group.title}{' '}
        <span className={styles.total}>
          {!foundGroup.isTotalExact && 'more than '}
          {formatCount(group, foundGroup.total)}
        </span>
      </h2>
      <ul className={styles.hits}>
        {matches.map((match) => (
          <li key={match.id} className={styles.hit}>
            <h3>
              <ResultLink match={match} />
            </h3>
            <ResultMeta match={match} />
            <ResultExcerpt className={styles.excerpt} match={match} />
          </li>
        ))}
      </ul>
      {hasMore && !isSingleGroup && (
        <p>
          <ArrowLink to={buildAllResultsUrl(group, searchText)}>
            All {foundGroup.isTotalExact ? formatCount(group, foundGroup.total) : group.noun[1]}
          </ArrowLink>
        </p>
      )}
      {hasMore && isSingleGroup && (
        <p className="muted">These are the {matches.length} that fit best. More words find fewer.</p>
      )}
    </section>
  )
}
