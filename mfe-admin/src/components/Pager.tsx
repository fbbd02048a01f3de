/**
 * The pages of a list: antd's pagination, with a real button in each of its items. The items themselves are neither
 * buttons nor links, and are tab stops all the same: that is taken from them.
 */
import { Pagination } from 'antd'
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import styles from './components.module.css'
import { Select } from './Select.tsx'

export interface PagerProps {
  page: number
  total: number
  pageSize: number
  /** The sizes that can be chosen. */
  pageSizes?: readonly number[]
  onChange(page: number, pageSize: number): void
}

export function Pager({ page, total, pageSize, pageSizes, onChange }: PagerProps) {
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    for (const item of nav.current?.querySelectorAll('li[tabindex]') ?? []) item.removeAttribute('tabindex')
  })
  if (total <= Math.min(pageSize, ...(pageSizes ?? []))) return null
  return (
    <nav ref={nav} className={styles.strip} aria-label="Pages">
      <Pagination
        size="small"
        align="end"
        current={page}
        total={total}
        pageSize={pageSize}
        showTitle={false}
        showSizeChanger={pageSizes !== undefined}
        components={{
          sizeChanger: ({ value, onChange }) => (
            <Select
              aria-label="Rows per page"
              options={(pageSizes ?? []).map((size) => ({ value: `${size}`, label: `${size} per page` }))}
              value={`${value}`}
              onChange={(size) => onChange?.(Number(size))}
            />
          ),
        }}
        itemRender={(number, type) =>
          type === 'page' ? (
            <ItemButton aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
              {number}
            </ItemButton>
          ) : (
            stepButtons[type]
          )
        }
        onChange={onChange}
      />
    </nav>
  )
}

/** What is pressed is heard by the item around it, by Enter twice: as a key and as a click. */
const ItemButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    className="ant-pagination-item-link"
    onKeyDown={(event) => event.stopPropagation()}
    {...props}
  />
)

const stepButtons = {
  prev: (
    <ItemButton aria-label="Previous page">
      <ChevronLeft size={16} aria-hidden />
    </ItemButton>
  ),
  next: (
    <ItemButton aria-label="Next page">
      <ChevronRight size={16} aria-hidden />
    </ItemButton>
  ),
  'jump-prev': (
    <ItemButton aria-label="Five pages back">
      <Ellipsis size={16} aria-hidden />
    </ItemButton>
  ),
  'jump-next': (
    <ItemButton aria-label="Five pages on">
      <Ellipsis size={16} aria-hidden />
    </ItemButton>
  ),
}
