/** The fixed pages, each with its gaps and the way to its form. */
import { Flex } from 'antd'
import { Link } from 'react-router-dom'
import { formatCount } from '../components/change.messages.ts'
import { getPageLabel, isKnownPage } from '../data/page-labels.ts'
import { getItemPath } from '../management/definition/item-paths.ts'
import type { PagesWithGapsQuery } from './office-setup.generated.ts'

export function PageGapList({ pages }: PagesWithGapsQuery) {
  return (
    <Flex component="ul" vertical gap="small" aria-label="Pages and their gaps">
      {pages.filter(isKnownPage).map(({ gaps, id, ...page }) => (
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
