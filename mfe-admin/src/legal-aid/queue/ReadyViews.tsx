/** The views of the queue that everybody has, as links with the number of requests in each. */

import { readyViews } from '@access/requests/casework/queue/queue.rules'
import { Link } from 'react-router-dom'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { ReadyViewCountsDocument } from './queue.generated.ts'
import styles from './queue.module.css'
import { getReadyViewQuery, readyViewLabels } from './ready-views.ts'
import { getViewQuery } from './view-query.ts'

export function ReadyViews({ queryString }: { queryString: string }) {
  const { data } = useLiveQuery(ReadyViewCountsDocument, {}, 'LegalAidRequest', { refetchOn: 'requests' })
  const query = getViewQuery(queryString)
  const currentView = new URLSearchParams(query).get('view')
  return (
    <nav className={styles.tabs} aria-label="Views">
      <Link to="/admin/legal-aid" className={styles.tab} aria-current={query === '' ? 'page' : undefined}>
        All requests
      </Link>
      {readyViews.map((view) => {
        const count = data?.counts?.find((one) => one.view === view)?.count
        return (
          <Link
            key={view}
            to={`/admin/legal-aid?${getReadyViewQuery(view)}`}
            className={styles.tab}
            // Narrowed further, it is still the view.
            aria-current={query === getReadyViewQuery(view) ? 'page' : view === currentView || undefined}
          >
            {readyViewLabels[view]}
            {count !== undefined && ` (${count.toLocaleString('en-US')})`}
          </Link>
        )
      })}
    </nav>
  )
}
