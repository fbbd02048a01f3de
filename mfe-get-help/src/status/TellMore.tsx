/** The optional questions for those who passed them by after sending; they come along only when they are wanted. */
import { Loading, SectionHead } from '@access/kit'
import { lazy, Suspense, useState } from 'react'
import type { Standing } from './calls.ts'
import styles from './Status.module.css'
import type { Standings } from './useStanding.ts'
import { more } from './words.ts'

const More = lazy(() =>
  import(/* webpackChunkName: "more" */ '../parts/more/More.tsx').then(({ More }) => ({ default: More })),
)

export function TellMore({ standing, standings }: { standing: Standing; standings: Standings }) {
  const { pass, onPass } = standings
  const [wanted, setWanted] = useState(false)
  if (standing.toldMore || !pass) return null
  return (
    <section aria-labelledby="more-to-tell">
      <SectionHead id="more-to-tell" title={more.title} lead={more.lead} />
      <details className={styles.fold} onToggle={({ currentTarget }) => setWanted(currentTarget.open)}>
        <summary className="btn btn-outline">{more.unfold}</summary>
        {wanted && (
          <div className={styles.more}>
            <Suspense fallback={<Loading />}>
              <More pass={pass} onPass={onPass} />
            </Suspense>
          </div>
        )}
      </details>
    </section>
  )
}
