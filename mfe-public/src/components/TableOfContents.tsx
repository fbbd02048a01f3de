/** The table of contents beside a long text: open beside it, folded above it, and it knows where one is reading. */
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './TableOfContents.module.css'
import { useActiveSection } from './use-active-section.ts'

export type ContentsEntry = { id: string; number?: string; text: string }

/** `before` is shown in the same card, above the list. */
export function TableOfContents({
  title,
  entries,
  intro,
}: {
  title: string
  entries: readonly ContentsEntry[]
  intro?: ReactNode
}) {
  const activeId = useActiveSection(entries)
  return (
    <section className={`side-card side-scroll no-print ${styles.card}`}>
      {intro}
      <details className={styles.fold} ref={useOpenOnWideScreens()}>
        <summary>
          <h2>{title}</h2>
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        <nav aria-label={title}>
          <ul className={styles.list}>
            {entries.map(({ id, number, text }) => (
              <li key={id}>
                {/* A plain link: the browser knows best how to go to an anchor on the same page. */}
                <a href={`#${id}`} aria-current={id === activeId ? 'true' : undefined}>
                  {number !== undefined && <span>{number}</span>}
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
function useOpenOnWideScreens() {
  const detailsRef = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (detailsRef.current && matchMedia('(min-width: 64rem)').matches) detailsRef.current.open = true
  }, [])
  return detailsRef
}
