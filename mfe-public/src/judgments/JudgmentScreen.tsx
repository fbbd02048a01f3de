/** One judgment at its address. */
import { Loading, MissingItem, Page, QuickExit, useRetry } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { isAboutFamily } from '../familyLaw.ts'
import { opening } from '../opening.ts'
import { judgmentDocument } from './documents.ts'
import { JudgmentPage } from './JudgmentPage.tsx'
import { MoreAbout } from './MoreAbout.tsx'
import { structuredJudgment } from './structured.ts'

export default function JudgmentScreen() {
  const { id = '' } = useParams()
  const asked = useQuery({ query: judgmentDocument, variables: { id } })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)

  if (fetching && !data && !retry.failed) return <Loading />
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
      description={summary ? opening(summary) : undefined}
      image="judgment"
      structured={[structuredJudgment(data.judgment)]}
    >
      {isAboutFamily(category, legalIssues) && <QuickExit />}
      <JudgmentPage judgment={data.judgment} />
      <MoreAbout subject={category} related={data.related} />
    </Page>
  )
}
