/** Turns the pages of a long table; real buttons, since antd's own pages are list items that only look pressed. */
import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './management.module.css'
import { pagesAround } from './pages.ts'

export function Pager({ page, pages, onTurn }: { page: number; pages: number; onTurn(page: number): void }) {
  if (pages === 1) return null
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button
        icon={<ChevronLeft size={18} aria-hidden />}
        aria-label="Previous page"
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      />
      {pagesAround(page, pages).map((number, place) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
          <span key={`gap ${place}`} aria-hidden>
            …
          </span>
        ) : (
          <Button
            key={number}
            type={number === page ? 'primary' : 'text'}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onTurn(number)}
          >
            {number}
          </Button>
        ),
      )}
      <Button
        icon={<ChevronRight size={18} aria-hidden />}
        aria-label="Next page"
        disabled={page === pages}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  )
}
