/** One case at its address. */
import { Loading, MissingItem, Page, QuickExit, type Retry, useRetry } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { opening } from '../opening.ts'
import { CasePage } from './CasePage.tsx'
import { caseDocument } from './documents.ts'
import { structuredCase } from './structured.ts'

export default function CaseScreen() {
  const { id = '' } = useParams()
  const asked = useQuery({ query: caseDocument, variables: { id } })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)

  if (fetching && !data && !retry.failed) return <Loading />
  if (!data?.case) return <CaseNotFound retry={retry} />
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
