/** The judgments that a judgment leads to: those it cites, those that cite it, and those like it. */
import { formatLongDate } from '@access/kit'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { joinTexts } from '../components/join-texts.ts'
import styles from './JudgmentLinks.module.css'
import type { LinkedJudgmentFragment, LinkedJudgmentsFragment } from './judgments.generated.ts'

export function JudgmentLinks({ cites, citedBy, similar }: LinkedJudgmentsFragment) {
  const cited = cites?.map(({ judgment }) => judgment) ?? []
  const linked = new Set([...cited, ...(citedBy ?? [])].map(({ id }) => id))
  const lists = [
    { title: 'Cites', judgments: cited },
    { title: 'Cited by', judgments: citedBy ?? [] },
    { title: 'Similar judgments', judgments: similar?.filter(({ id }) => !linked.has(id)) ?? [] },
  ].filter(({ judgments }) => judgments.length > 0)
  if (lists.length === 0) return null
  return (
    <div className={`no-print ${styles.lists}`}>
      {lists.map((list) => (
        <LinkList key={list.title} {...list} />
      ))}
    </div>
  )
}

function LinkList({ title, judgments }: { title: string; judgments: LinkedJudgmentFragment[] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className={styles.list}>
        {judgments.map((judgment) => (
          <li key={judgment.id}>
            <Link to={`/judgments/${judgment.slug}`}>{judgment.title}</Link>
            <span>
              {joinTexts([judgment.caseNumber, judgment.courtName, formatLongDate(judgment.judgmentDate)])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
