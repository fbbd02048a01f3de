/** One case at its address. */
import { Loading, MissingItem, Page, QuickExit } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { opening } from '../opening.ts'
import { CasePage } from './CasePage.tsx'
import { caseDocument } from './documents.ts'
import { structuredCase } from './structured.ts'

export default function CaseScreen() {
  const { id = '' } = useParams()
  const [{ data, fetching }] = useQuery({ query: caseDocument, variables: { id } })

  if (fetching && !data) return <Loading />
  if (!data?.case) return <CaseNotFound />
  const { title, category, summary } = data.case

  return (
    <Page
      title={title}
      description={summary ? opening(summary) : undefined}
      image="case"
      structured={[structuredCase(data.case)]}
    >
      {category === 'Family Law' && <QuickExit />}
      <CasePage legalCase={data.case} />
    </Page>
  )
}

/** A case that is hidden and one that never was are told alike, and so is one that could not be read. */
function CaseNotFound() {
  return (
    <MissingItem
      title="Case Not Found"
      text="The case you're looking for doesn't exist or has been removed"
      back={{ to: '/cases', text: 'Back to Cases' }}
    />
  )
}
