/** What only the office can fill in, where the texts of the form say [[so]]: each leads to its place. */
import { listGaps } from '@access/content/static-pages/gaps.rules'
import { Button } from 'antd'
import { useRef } from 'react'
import { useWrittenValues } from '../../management/fields/field-context.ts'
import { formatGapCount } from './format-gap-count.ts'
import styles from './gaps.module.css'
import { selectGap } from './select-gap.ts'

export function GapsToFill() {
  const { title, text, content } = useWrittenValues()
  const section = useRef<HTMLElement>(null)
  const gaps = listGaps(...[title, text, content].map(toText))
  if (gaps.length === 0) return null
  return (
    <section ref={section} className={styles.gaps} aria-label="Gaps to fill">
      <p>
        <strong>{formatGapCount(gaps.length)}.</strong> Visitors do not see sentences that have one. Write
        over each, brackets and all.
      </p>
      <ul className={styles.list}>
        {gaps.map((gap) => (
          <li key={gap}>
            <Button size="small" onClick={() => selectGap(section.current?.closest('form') ?? null, gap)}>
              {gap}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const toText = (value: unknown) => (typeof value === 'string' ? value : null)
