/** What was found, kind by kind, each hit a link to where it is read. */
import { Badge, Go } from '@access/kit'
import { Link } from 'react-router-dom'
import { Marked } from '../Marked.tsx'
import type { SearchGroup, SearchHit, SearchResults } from './documents.ts'
import { allOf, countOf, type Kind, kinds } from './kinds.ts'
import styles from './Search.module.css'

/** `only` one kind was asked for, so there is no more of it to lead to. */
export function Hits({ found, only }: { found: SearchResults; only: boolean }) {
  const groups = found.groups.flatMap((group) => {
    const kind = kinds.find(({ name }) => name === group.kind)
    return kind ? [{ kind, group }] : []
  })
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, group }) => (
        <Group key={kind.key} kind={kind} group={group} words={found.words} only={only} />
      ))}
    </div>
  )
}

function Group({
  kind,
  group,
  words,
  only,
}: {
  kind: Kind
  group: SearchGroup
  words: string
  only: boolean
}) {
  const more = group.total > group.hits.length
  return (
    <section aria-labelledby={kind.key}>
      <h2 id={kind.key}>
        {kind.title} <span className={styles.total}>{countOf(kind, group.total)}</span>
      </h2>
      <ul className={styles.hits}>
        {group.hits.map((hit) => (
          <Hit key={hit.id} kind={kind} hit={hit} />
        ))}
      </ul>
      {more && !only && (
        <p>
          <Go to={allOf(kind, words)}>All {countOf(kind, group.total)}</Go>
        </p>
      )}
      {more && only && (
        <p className="muted">These are the {group.hits.length} that fit best. More words find fewer.</p>
      )}
    </section>
  )
}

function Hit({ kind, hit }: { kind: Kind; hit: SearchHit }) {
  const { about, date, title, excerpt } = hit
  return (
    <li className={styles.hit}>
      <h3>
        <Link to={kind.addressOf(hit)}>
          <Marked parts={title} />
        </Link>
      </h3>
      <p className="meta">
        <Badge>{about}</Badge>
        {date && kind.when && <time dateTime={date.slice(0, 10)}>{kind.when(date)}</time>}
      </p>
      {excerpt.length > 0 && (
        <p className={styles.excerpt}>
          <Marked parts={excerpt} />
        </p>
      )}
    </li>
  )
}
