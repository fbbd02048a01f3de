/** The screen of one case. */
import { Page, QuickExit, useOffice, useScreenQuery } from '@access/kit'
import { useParams } from 'react-router-dom'
import { EditThis } from '../components/editing/EditThis.tsx'
import { ItemResult } from '../components/ItemResult.tsx'
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
  const query = useScreenQuery(getPageQuery({ id }))
  const { name: organisationName } = useOffice()
  return (
    <ItemResult item={query.data?.case} query={query} missing={missing}>
      {(legalCase) => (
        <Page
          title={legalCase.title}
          description={legalCase.summary ? truncateToSentences(legalCase.summary) : undefined}
          image="case"
          imageTopic={legalCase.category}
          structuredData={[buildCaseStructuredData(legalCase, organisationName)]}
        >
          {legalCase.category === 'Family Law' && <QuickExit />}
          <CasePage legalCase={legalCase} />
          <EditThis />
        </Page>
      )}
    </ItemResult>
  )
}

const missing = {
  title: 'Case Not Found',
  text: "The case you're looking for doesn't exist or has been removed",
  back: { to: '/cases', text: 'Back to Cases' },
}
