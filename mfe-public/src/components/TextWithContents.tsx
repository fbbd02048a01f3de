/** A long text with its table of contents beside it. */
import type { ReactNode } from 'react'
import type { PageText } from './page-text.ts'
import { StaticTextBlocks } from './StaticTextBlocks.tsx'
import { TableOfContents } from './TableOfContents.tsx'

/** `children` come after the text. */
export function TextWithContents({
  text: { rest, contents },
  className = '',
  children,
}: {
  text: PageText
  className?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className={`page with-side side-first section-end ${className}`.trim()}>
      <aside className="side side-sticky" aria-label="On this page">
        <TableOfContents title="On this page" entries={contents} />
      </aside>
      <div>
        <StaticTextBlocks blocks={rest} />
        {children}
      </div>
    </div>
  )
}
