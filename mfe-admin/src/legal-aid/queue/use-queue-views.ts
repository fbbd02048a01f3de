/** The views of the queue, in order: all requests, those that everybody has, one's own and what colleagues share. */
import { isolate } from '@access/kit'
import { readyViews } from '@access/requests/casework/queue/queue.rules'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { ReadyViewCountsDocument, type SavedViewFragment, SavedViewsDocument } from './queue.generated.ts'
import { readyViewLabels } from './queue-filters.ts'

/** `queryString` is that of the address. */
export function useQueueViews(queryString: string, { pause }: { pause: boolean }) {
  const counts = useLiveQuery(ReadyViewCountsDocument, {}, 'LegalAidRequest', {
    refetchOn: 'requests',
    pause,
  })
  const { data, error } = useLiveQuery(SavedViewsDocument, {}, 'SavedView', { pause })
  const query = getViewQuery(queryString)
  const savedViews = data?.views ?? []
  const sameViews = savedViews.filter((view) => view.query === query)
  // Of several that ask the same, the one that can be changed.
  const savedView = sameViews.find(({ isEditable }) => isEditable) ?? sameViews[0]
  const readyView = readyViews.find((one) => one === new URLSearchParams(query).get('view'))

  const views = [
    { key: 'all', label: 'All requests', query: '' },
    ...readyViews.map((view) => ({
      key: view,
      label: formatReadyView(view, counts.data?.counts?.find((one) => one.view === view)?.count),
      query: `view=${view}`,
    })),
    ...savedViews.map((view) => ({ key: view.id, label: formatSavedView(view), query: view.query })),
  ]
  return {
    views,
    /** Narrowed further, a view is still the one that it was. */
    activeKey: savedView?.id ?? readyView ?? 'all',
    savedView,
    /** What could be saved as a view. */
    newQuery: data && views.every((view) => view.query !== query) ? query : null,
    isFailed: error !== undefined,
  }
}

const formatReadyView = (view: keyof typeof readyViewLabels, count: number | undefined) =>
  count === undefined ? readyViewLabels[view] : `${readyViewLabels[view]} (${count.toLocaleString('en-US')})`

const formatSavedView = ({ name, isOwn, ownerName }: SavedViewFragment) =>
  isOwn ? name : `${isolate(name)}, by ${isolate(ownerName ?? 'a colleague')}`

/** The query string of a view: without the page and the search, in one order, so that equal queries are equal strings. */
function getViewQuery(queryString: string): string {
  const parameters = new URLSearchParams(queryString)
  parameters.delete('page')
  // What a link searched for may be a person's reference.
  parameters.delete('q')
  parameters.sort()
  return parameters.toString()
}
