/** The screen of one judgment. */
import { Page, QuickExit, useScreenQuery } from '@access/kit'
import { useParams } from 'react-router-dom'
import { EditThis } from '../components/editing/EditThis.tsx'
import { ItemResult } from '../components/ItemResult.tsx'
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
  const query = useScreenQuery(getPageQuery({ id }))
  return (
    <ItemResult item={query.data?.judgment} query={query} missing={missing}>
      {(judgment) => (
        <Page
          title={judgment.title}
          description={judgment.summary ? truncateToSentences(judgment.summary) : undefined}
          image="judgment"
          canonical={`/judgments/${judgment.slug}`}
          structuredData={[buildJudgmentStructuredData(judgment)]}
        >
          {isAboutFamily(judgment.category, judgment.legalIssues) && <QuickExit />}
          <JudgmentPage judgment={judgment} links={judgment} service={judgment.relatedServices?.[0]} />
          <EditThis id={judgment.id} />
          <RelatedItems subject={judgment.category} related={judgment} />
        </Page>
      )}
    </ItemResult>
  )
}

const missing = {
  title: 'Judgment Not Found',
  text: "The judgment you're looking for doesn't exist or has been removed",
  back: { to: '/judgments', text: 'Back to Judgments' },
}
