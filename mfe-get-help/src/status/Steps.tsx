/** Every step of the request so far, with its day. */
import { longMoment, SectionHead } from '@access/kit'
import type { Step } from './calls.ts'
import styles from './Status.module.css'
import { steps as words } from './words.ts'

export function Steps({ steps }: { steps: Step[] }) {
  return (
    <section aria-labelledby="steps">
      <SectionHead id="steps" title={words.title} />
      <ol className={styles.steps}>
        {steps.map(({ status, at }, place) => (
          // Two steps may be alike: their place is what tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <li key={place}>
            <time className="muted" dateTime={at}>
              {longMoment(at)}
            </time>
            <span>{words.said[status]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
