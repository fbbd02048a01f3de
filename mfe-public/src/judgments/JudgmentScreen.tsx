/** The screen of one judgment. */
import { Loading, MissingItem, Page, QuickExit, useRetry } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { EditThis } from '../components/editing/EditThis.tsx'
import { isAboutFamily } from '../components/is-about-family.ts'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import { JudgmentPage } from './JudgmentPage.tsx'
import { JudgmentDocument } from './judgments.generated.ts'
import { RelatedItems } from './RelatedItems.tsx'
import { buildJudgmentStructuredData } from './structured-data.ts'

export const getPageQuery = ({ id = '' }: { id?: string | undefined }) => ({
  query: JudgmentDocument,
  variables: { id },
})

export default function JudgmentScreen() {
  const { id = '' } = useParams()
  const queryResult = useQuery(getPageQuery({ id }))
  const [{ data, fetching }] = queryResult
  const retry = useRetry(queryResult)

  if (fetching && !data && !retry.hasFailed) return <Loading />
  if (!data?.judgment)
    return (
      <MissingItem
        title="Judgment Not Found"
        text="The judgment you're looking for doesn't exist or has been removed"
        back={{ to: '/judgments', text: 'Back to Judgments' }}
        retry={retry}
      />
    )
  const { title, category, summary, legalIssues } = data.judgment

  return (
    <Page
      title={title}
      description={summary ? truncateToSentences(summary) : undefined}
      image="judgment"
      structuredData={[buildJudgmentStructuredData(data.judgment)]}
    >
      {isAboutFamily(category, legalIssues) && <QuickExit />}
      <JudgmentPage
        judgment={data.judgment}
        links={data.judgment}
        service={data.judgment.relatedServices?.[0]}
      />
      <EditThis />
      <RelatedItems subject={category} related={data.judgment} />
    </Page>
  )
}
