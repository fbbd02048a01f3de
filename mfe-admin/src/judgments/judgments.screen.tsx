/** Judgments Management. */
import { judgment } from '@access/content/judgments/judgment.rules'
import { adminDate, Badge } from '@access/kit'
import { definition } from '../management/definition.ts'
import { Management } from '../management/Management.tsx'
import { blank } from './blank.ts'
import { documents } from './documents.ts'
import { JudgmentForm } from './JudgmentForm.tsx'

export const judgments = definition({
  path: 'judgments',
  title: 'Judgments Management',
  noun: 'judgment',
  addLabel: 'Add judgment',
  empty: 'No judgments yet. Create your first one!',
  documents,
  rules: judgment,
  blank,
  Form: JudgmentForm,
  nameOf: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Court: ({ courtName }) => courtName,
    Category: ({ category }) => category,
    Date: ({ judgmentDate }) => <time className="nowrap">{adminDate(judgmentDate)}</time>,
    Visibility: ({ isVisible }) =>
      isVisible ? <Badge tone="moss">Public</Badge> : <Badge tone="plain">Hidden</Badge>,
  },
})

export default function JudgmentsScreen() {
  return <Management definition={judgments} />
}
