/** The best match of all: large, before everything else. */
import { Door } from '@access/kit'
import styles from './BestMatch.module.css'
import { ResultExcerpt, ResultLink, ResultMeta } from './ResultLink.tsx'
import type { SearchMatchFragment } from './search.generated.ts'

export function BestMatch({ match }: { match: SearchMatchFragment }) {
  return (
    <section className={`card on-glow ${styles.best}`} aria-labelledby="best-match">
      <div>
        <h2 id="best-match" className={styles.label}>
          Best match
        </h2>
        <h3 className={styles.title}>
          <ResultLink className="card-link" match={match} />
        </h3>
        <ResultMeta match={match} />
        <ResultExcerpt className={styles.excerpt} match={match} />
      </div>
      <Door state="open" />
    </section>
  )
}
