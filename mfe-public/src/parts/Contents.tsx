/** The table of contents beside a long text: open beside it, folded above it, and it knows where one is reading. */
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './Contents.module.css'
import { useReading } from './useReading.ts'

export type Entry = { id: string; mark?: string; text: string }

/** `before` stands in the same card, above the list. */
export function Contents({
  title,
  entries,
  before,
}: {
  title: string
  entries: readonly Entry[]
  before?: ReactNode
}) {
  const reading = useReading(entries)
  return (
    <section className={`side-card side-scroll no-print ${styles.card}`}>
      {before}
      <details className={styles.fold} ref={useOpenBeside()}>
        <summary>
          <h2>{title}</h2>
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        <nav aria-label={title}>
          <ul className={styles.list}>
            {entries.map(({ id, mark, text }) => (
              <li key={id}>
                {/* A plain link: the browser knows best how to go to a place on the same page. */}
                <a href={`#${id}`} aria-current={id === reading ? 'true' : undefined}>
                  {mark !== undefined && <span>{mark}</span>}
                  <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </section>
  )
}

// Opening it where there is room moves nothing else; closing it where there is none would move the text.
function useOpenBeside() {
  const fold = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (fold.current && matchMedia('(min-width: 64rem)').matches) fold.current.open = true
  }, [])
  return fold
}
