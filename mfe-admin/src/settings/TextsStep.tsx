/** The step for the fixed pages: which of them have gaps that only the office can fill. */

import type { StaticPageSlug } from '@access/content/static-pages/static-page.rules'
import { LinkButton } from '@access/kit'
import { Flex } from 'antd'
import { Link } from 'react-router-dom'
import { formatCount } from '../components/change.messages.ts'
import parts from '../components/components.module.css'
import screen from '../components/screen.module.css'
import { getPageLabel, isKnownPage, isOnWebsite } from '../data/page-labels.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { getItemPath } from '../management/definition/item-paths.ts'
import { PagesWithGapsDocument, type PagesWithGapsQuery } from './office-setup.generated.ts'
import { StepFooter, type StepLinks } from './StepFooter.tsx'
import type { emptyOffice } from './use-office-settings.ts'

export function TextsStep({ office, previousPath, nextPath }: StepLinks & { office: typeof emptyOffice }) {
  const query = useLiveQuery(PagesWithGapsDocument, {}, 'StaticPage')
  return (
    <div className={screen.card}>
      <div className={parts.inside}>
        <p className="narrow">
          These pages have texts that fit any office. What only you know is marked in them as a gap, and shown
          to visitors as one until you fill it. Have a lawyer read the legal ones.
        </p>
        <QueryResult query={query}>
          {({ pages }) => <PageGapList pages={pages.filter(isKnownPage).filter(isOnWebsite(office))} />}
        </QueryResult>
      </div>
      <StepFooter previousPath={previousPath}>
        {nextPath && <LinkButton to={nextPath}>Continue</LinkButton>}
      </StepFooter>
    </div>
  )
}

/** Each page with its gaps and the way to its form. */
function PageGapList({
  pages,
}: {
  pages: (PagesWithGapsQuery['pages'][number] & { slug: StaticPageSlug })[]
}) {
  return (
    <Flex component="ul" vertical gap="small" aria-label="Pages and their gaps">
      {pages.map(({ gaps, id, ...page }) => (
        <li key={id}>
          <Link to={getItemPath('pages', id)}>{getPageLabel(page)}</Link>
          {gaps.length > 0 && (
            <>
              : {formatCount(gaps.length, 'gap')} to fill
              <ul>
                {gaps.map((gap) => (
                  <li key={gap}>{gap}</li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </Flex>
  )
}
