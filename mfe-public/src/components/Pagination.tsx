/** The pages of a long list, as links that can be opened, sent and remembered. */
import { mapByPlace } from '@access/kit'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

export function Pagination({
  page,
  pageCount,
  buildUrl,
}: {
  page: number
  pageCount: number
  buildUrl(page: number): string
}) {
  if (pageCount < 2) return null
  return (
    <nav aria-label="Pages">
      <ul className="pages">
        {page > 1 && (
          <li>
            <Link to={buildUrl(page - 1)} rel="prev" aria-label="Previous page">
              <ArrowLeft className="icon" aria-hidden="true" />
            </Link>
          </li>
        )}
        {mapByPlace(listPagerPages(page, pageCount), (visiblePages) =>
          visiblePages === null ? (
            <li aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li>
              <Link
                to={buildUrl(visiblePages)}
                aria-label={`Page ${visiblePages}`}
                aria-current={visiblePages === page ? 'page' : undefined}
              >
                {visiblePages}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link to={buildUrl(page + 1)} rel="next" aria-label="Next page">
              <ArrowRight className="icon" aria-hidden="true" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

export function listPagerPages(page: number, pageCount: number): (number | null)[] {
  const candidates = new Set([1, page - 1, page, page + 1, pageCount])
  const visiblePages: (number | null)[] = []
  let previous = 0
  for (const number of [...candidates]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .sort((a, b) => a - b)) {
    // A gap of one is shorter written out.
    if (number - previous === 2) visiblePages.push(number - 1)
    else if (number - previous > 2) visiblePages.push(null)
    visiblePages.push(number)
    previous = number
  }
  return visiblePages
}
