/** The pages of a long list, as links that can be opened, sent and remembered. */
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pagesToShow } from './pagesToShow.ts'

export function Pager({
  page,
  pages,
  addressOf,
}: {
  page: number
  pages: number
  addressOf(page: number): string
}) {
  return (
    <nav aria-label="Pages">
      <ul className="pages">
        {page > 1 && (
          <li>
            <Link to={addressOf(page - 1)} rel="prev" aria-label="Previous page">
              <ArrowLeft className="icon" aria-hidden="true" />
            </Link>
          </li>
        )}
        {pagesToShow(page, pages).map((shown, place) =>
          shown === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
            <li key={`gap ${place}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={shown}>
              <Link
                to={addressOf(shown)}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link to={addressOf(page + 1)} rel="next" aria-label="Next page">
              <ArrowRight className="icon" aria-hidden="true" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
