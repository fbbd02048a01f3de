/** Pagination with real buttons, since antd's pages are list items that only look like buttons. */
import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { listPageNumbers } from './pagination.ts'
import styles from './screen.module.css'

export function Pager({
  page,
  pages,
  onPageChange,
}: {
  page: number
  pages: number
  onPageChange(page: number): void
}) {
  if (pages === 1) return null
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button
        icon={<ChevronLeft size={18} aria-hidden />}
        aria-label="Previous page"
        disabled={page === 1}
        onClick={() => onPageChange(page - 1)}
      />
      {listPageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other key
          <span key={`gap ${index}`} aria-hidden>
            …
          </span>
        ) : (
          <Button
            key={number}
            type={number === page ? 'primary' : 'text'}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPageChange(number)}
          >
            {number}
          </Button>
        ),
      )}
      <Button
        icon={<ChevronRight size={18} aria-hidden />}
        aria-label="Next page"
        disabled={page === pages}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  )
}
