/** The screen of one case. */
import { Loading, MissingItem, Page, QuickExit, type Retry, useOffice, useRetry } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { EditThis } from '../components/editing/EditThis.tsx'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import { CasePage } from './CasePage.tsx'
import { CaseDocument } from './cases.generated.ts'
import { buildCaseStructuredData } from './structured-data.ts'

export const getPageQuery = ({ id = '' }: { id?: string | undefined }) => ({
  query: CaseDocument,
  variables: { id },
})

export default function CaseScreen() {
  const { id = '' } = useParams()
  const queryResult = useQuery(getPageQuery({ id }))
  const [{ data, fetching }] = queryResult
  const retry = useRetry(queryResult)
  const { name: organisationName } = useOffice()

  if (fetching && !data && !retry.hasFailed) return <Loading />
  if (!data?.case) return <CaseNotFound retry={retry} />
  const { title, category, summary } = data.case

  return (
    <Page
      title={title}
      description={summary ? truncateToSentences(summary) : undefined}
      image="case"
      imageTopic={category}
      structuredData={[buildCaseStructuredData(data.case, organisationName)]}
    >
      {category === 'Family Law' && <QuickExit />}
      <CasePage legalCase={data.case} />
      <EditThis />
    </Page>
  )
}

/** A hidden case looks the same as one that never existed, and as one that could not be loaded. */
function CaseNotFound({ retry }: { retry: Retry }) {
  return (
    <MissingItem
      title="Case Not Found"
      text="The case you're looking for doesn't exist or has been removed"
      back={{ to: '/cases', text: 'Back to Cases' }}
      retry={retry}
    />
  )
}
