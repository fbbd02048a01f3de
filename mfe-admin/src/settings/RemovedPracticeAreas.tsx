/** What carries the name of a practice area that is about to be removed or renamed. */
import { isolate } from '@access/kit'
import { Alert } from 'antd'
import { useQuery } from 'urql'
import { formatCount } from '../components/change.messages.ts'
import styles from '../components/screen.module.css'
import { useLiveQuery } from '../data/use-live-query.ts'
import { useWrittenValues } from '../management/fields/field-context.ts'
import { PracticeAreaUseDocument } from './practice-area-use.generated.ts'
import { AnyOrganisationDocument, type OfficeFragment } from './settings.generated.ts'

const listFormat = new Intl.ListFormat('en-US')

export function RemovedPracticeAreas() {
  const { practiceAreas } = useWrittenValues() as Partial<OfficeFragment>
  // As the form has read it.
  const [{ data }] = useQuery({ query: AnyOrganisationDocument, variables: {} })
  // The form is not filled yet.
  if (!practiceAreas) return null
  const writtenNames = practiceAreas.map(({ name }) => name)
  const removed = (data?.item?.practiceAreas ?? []).filter(({ name }) => !writtenNames.includes(name))
  return removed.map(({ name }) => <RemovedPracticeArea key={name} name={name} />)
}

function RemovedPracticeArea({ name }: { name: string }) {
  const filters = [{ column: 'category', value: name }]
  const { data } = useLiveQuery(
    PracticeAreaUseDocument,
    { page: { filters, offset: 0, limit: 1 } },
    'LegalAidRequest',
  )
  if (!data) return null
  const counts = [
    [data.requests.total, 'request'],
    [data.services.total, 'service'],
    [data.cases.total, 'case'],
  ] as const
  const used = counts.filter(([count]) => count > 0).map(([count, noun]) => formatCount(count, noun))
  if (used.length === 0) return null
  return (
    <Alert
      className={styles.wide}
      type="warning"
      showIcon
      role="status"
      title={`${listFormat.format(used)} in “${isolate(name)}”: they keep that name. It can no longer be chosen once you save.`}
    />
  )
}
