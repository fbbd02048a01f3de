/** The step for the fixed pages: which of them have gaps that only the office can fill. */
import { LinkButton } from '@access/kit'
import parts from '../components/components.module.css'
import screen from '../components/screen.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { PagesWithGapsDocument } from './office-setup.generated.ts'
import { PageGapList } from './PageGapList.tsx'
import { StepFooter, type StepLinks } from './StepFooter.tsx'

export function TextsStep({ previousPath, nextPath }: StepLinks) {
  const query = useLiveQuery(PagesWithGapsDocument, {}, 'StaticPage')
  return (
    <div className={screen.card}>
      <div className={parts.inside}>
        <p className="narrow">
          These pages have texts that fit any office. What only you know is marked in them as a gap, and shown
          to visitors as one until you fill it. Have a lawyer read the legal ones.
        </p>
        <QueryResult query={query}>{({ pages }) => <PageGapList pages={pages} />}</QueryResult>
      </div>
      <StepFooter previousPath={previousPath}>
        {nextPath && <LinkButton to={nextPath}>Continue</LinkButton>}
      </StepFooter>
    </div>
  )
}
